/**
 * `npm run lighthouse`: Lighthouse (mobile) for every static route, one study and one article, with its slowdown of the
 * processor and with twice it. Prints medians of three runs. Arguments: paths to test instead.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from '../tests/setup/browser.ts';
import { startSite } from '../tests/support/start-site.ts';
import { paths } from '../src/paths.ts';
import { median } from './median.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Lighthouse's own slowdown of the processor, and a phone of half that speed. */
const SLOWDOWNS = [4, 8];

const wanted = process.argv.slice(2);
const routes =
  wanted.length > 0
    ? wanted
    : [
        ...Object.values(paths).filter((path) => typeof path === 'string' && path !== paths.feed),
        paths.caseStudy('investec'),
        paths.insight('low-code-no-code-era'),
        '/thank-you',
      ];

const site = await startSite();
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: [...BROWSER_ARGS, '--headless=new'],
});
const say = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
say(
  'route',
  ...CATEGORIES,
  'LCP ms',
  'CLS',
  'elements',
  ...SLOWDOWNS.flatMap(columnsOf),
  'machine',
);
say(...Array.from({ length: 5 + CATEGORIES.length + 2 * SLOWDOWNS.length }, () => '---'));
try {
  for (const route of routes) {
    const loads = SLOWDOWNS.map((slowdown) => ({ slowdown, pages: [] as Result[] }));
    for (let run = 0; run < RUNS; run += 1)
      for (const { slowdown, pages } of loads)
        pages.push(await audit(site.origin + route, slowdown));
    const { pages } = loads[0]!;
    say(
      route,
      ...CATEGORIES.map((name) =>
        Math.round(median(pages.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
      ),
      medianOf(pages, 'largest-contentful-paint'),
      median(pages.map((page) => valueOf(page, 'cumulative-layout-shift'))).toFixed(3),
      medianOf(pages, 'dom-size-insight'),
      ...loads.flatMap(({ pages }) => [
        medianOf(pages, 'mainthread-work-breakdown'),
        medianOf(pages, 'total-blocking-time'),
      ]),
      Math.round(median(pages.map(({ environment }) => environment.benchmarkIndex))),
    );
    for (const name of failedAudits(pages[0]!)) console.log(`    ${name}`);
  }
} finally {
  chrome.kill();
  await site.stop();
}

function columnsOf(slowdown: number): string[] {
  return [`main thread ms, ${slowdown} times slower`, `TBT ms, ${slowdown} times slower`];
}

function medianOf(pages: readonly Result[], id: string): number {
  return Math.round(median(pages.map((page) => valueOf(page, id))));
}

async function audit(url: string, cpuSlowdownMultiplier: number): Promise<Result> {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    throttling: { cpuSlowdownMultiplier },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result.lhr;
}

function valueOf({ audits, finalDisplayedUrl }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no ${id} for ${finalDisplayedUrl}`);
  return value;
}

function failedAudits(run: Result): string[] {
  return Object.values(run.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id, title }) => `${id}: ${title}`);
}
