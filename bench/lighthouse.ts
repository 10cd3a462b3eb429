/**
 * Lighthouse (mobile) for every page, but of studies and articles one each, with its slowdown of the processor and with
 * twice it. Prints medians of three runs. Further arguments: paths to test instead.
 */
import '../tests/setup/ensure-browser.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BROWSER_ARGS, findBrowser } from '../tests/support/browser.ts';
import { examplePaths } from '../tests/support/example-paths.ts';
import { startSite } from '../tests/support/start-site.ts';
import { median } from './median.ts';

/** npx downloads it at the first run. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Lighthouse's own slowdown of the processor, and a phone of half that speed. */
const SLOWDOWNS = [4, 8];

/** What a report is read for. */
interface Report {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
}

const wanted = process.argv.slice(3);
const measured = wanted.length > 0 ? wanted : examplePaths;

const site = await startSite();
const say = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
say('page', ...CATEGORIES, 'LCP ms', 'CLS', 'elements', ...SLOWDOWNS.flatMap(columnsOf), 'machine');
say(...Array.from({ length: 5 + CATEGORIES.length + 2 * SLOWDOWNS.length }, () => '---'));
try {
  for (const path of measured) {
    const loads = SLOWDOWNS.map((slowdown) => ({ slowdown, pages: [] as Report[] }));
    for (let run = 0; run < RUNS; run += 1)
      for (const { slowdown, pages } of loads)
        pages.push(await audit(site.origin + path, slowdown));
    const { pages } = loads[0]!;
    say(
      path,
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
  await site.stop();
}

function columnsOf(slowdown: number): string[] {
  return [`main thread ms, ${slowdown} times slower`, `TBT ms, ${slowdown} times slower`];
}

function medianOf(pages: readonly Report[], id: string): number {
  return Math.round(median(pages.map((page) => valueOf(page, id))));
}

async function audit(url: string, slowdown: number): Promise<Report> {
  const options = [
    ...['--quiet', '--output=json', `--only-categories=${CATEGORIES.join()}`],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--chrome-flags=${[...BROWSER_ARGS, '--headless=new'].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: Infinity,
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  return JSON.parse(stdout) as Report;
}

function valueOf({ audits, finalDisplayedUrl }: Report, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no ${id} for ${finalDisplayedUrl}`);
  return value;
}

function failedAudits(run: Report): string[] {
  return Object.values(run.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id, title }) => `${id}: ${title}`);
}
