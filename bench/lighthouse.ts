/**
 * `npm run lighthouse`: Lighthouse (mobile) for every static route, one study and one article, with its slowdown of the
 * processor and with twice it, each beside a bare React page with as many elements (bench/floor). Medians of three
 * runs. Writes bench/lighthouse.md. Arguments: paths to test instead, whose results are only printed.
 */
import { writeFileSync } from 'node:fs';
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

/** One load of a route and, right after it, of the bare page: what a busy machine adds, it adds to both. */
interface Pair {
  page: Result;
  floor: Result;
}

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
const floor = await startSite({ program: 'bench/floor/server.ts' });
const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: [...BROWSER_ARGS, '--headless=new'],
});
const scores = [
  `| route | ${CATEGORIES.join(' | ')} | LCP ms | CLS | machine |`,
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];
const times = [
  '| route | elements | slowdown | main thread ms | bare page | ratio | TBT ms | bare page |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];
const say = (lines: string[], cells: readonly (string | number)[]) => {
  lines.push(`| ${cells.join(' | ')} |`);
  console.log(lines.at(-1));
};
try {
  for (const route of routes) {
    const loads = SLOWDOWNS.map((slowdown) => ({ slowdown, pairs: [] as Pair[] }));
    for (let run = 0; run < RUNS; run += 1)
      for (const { slowdown, pairs } of loads) pairs.push(await loadPair(route, slowdown));
    const pages = loads[0]!.pairs.map(({ page }) => page);
    say(scores, [
      route,
      ...CATEGORIES.map((name) =>
        Math.round(median(pages.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
      ),
      Math.round(median(pages.map((page) => valueOf(page, 'largest-contentful-paint')))),
      median(pages.map((page) => valueOf(page, 'cumulative-layout-shift'))).toFixed(3),
      Math.round(median(pages.map(({ environment }) => environment.benchmarkIndex))),
    ]);
    for (const { slowdown, pairs } of loads) say(times, [route, ...timesOf(pairs, slowdown)]);
    for (const name of failedAudits(pages[0]!)) console.log(`    ${name}`);
  }
} finally {
  chrome.kill();
  await Promise.all([site.stop(), floor.stop()]);
}
if (wanted.length === 0)
  writeFileSync(
    'bench/lighthouse.md',
    `# Results of \`npm run lighthouse\`

Mobile, median of ${RUNS} runs. The column machine is Lighthouse's benchmark index, some 1,000 to 2,500 for a
laptop.

${scores.join('\n')}

Time of the main thread and blocking time, beside those of a bare React page with as many elements, loaded right
after it. The ratio of the main threads (median of the pairs) holds on any machine; compare times only at similar
values of the column machine.

${times.join('\n')}
`,
  );

async function loadPair(route: string, slowdown: number): Promise<Pair> {
  const page = await audit(site.origin + route, slowdown, CATEGORIES);
  const address = `${floor.origin}/${valueOf(page, 'dom-size-insight')}`;
  return { page, floor: await audit(address, slowdown, ['performance']) };
}

function timesOf(pairs: readonly Pair[], slowdown: number): (string | number)[] {
  const of = (kind: keyof Pair, id: string) =>
    Math.round(median(pairs.map((pair) => valueOf(pair[kind], id))));
  const work = 'mainthread-work-breakdown';
  const ratios = pairs.map((pair) => valueOf(pair.page, work) / valueOf(pair.floor, work));
  return [
    of('page', 'dom-size-insight'),
    slowdown,
    of('page', work),
    of('floor', work),
    median(ratios).toFixed(2),
    of('page', 'total-blocking-time'),
    of('floor', 'total-blocking-time'),
  ];
}

async function audit(
  url: string,
  cpuSlowdownMultiplier: number,
  onlyCategories: readonly string[],
): Promise<Result> {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...onlyCategories],
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
