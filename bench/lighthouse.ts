/**
 * `npm run lighthouse`: Lighthouse (mobile) for every static route, one study and one article, each the median of
 * three runs. Writes bench/lighthouse.md. Arguments: paths to test instead.
 */
import { writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from '../tests/setup/browser.ts';
import { startSite } from '../tests/support/start-site.ts';
import { paths } from '../src/paths.ts';
import { median } from './statistics.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

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
const lines = [
  `| route | ${CATEGORIES.join(' | ')} | LCP ms | TBT ms | CLS | machine |`,
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];
try {
  for (const route of routes) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await audit(site.origin + route));
    const scores = CATEGORIES.map((name) =>
      Math.round(median(runs.map((run) => (run.categories[name]?.score ?? 0) * 100))),
    );
    const metrics = METRICS.map((name) =>
      median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN)),
    );
    const [lcp = 0, tbt = 0, cls = 0] = metrics;
    const speed = median(runs.map(({ environment }) => environment.benchmarkIndex));
    const times = [lcp, tbt].map(Math.round);
    const cells = [route, ...scores, ...times, cls.toFixed(3), Math.round(speed)];
    lines.push(`| ${cells.join(' | ')} |`);
    console.log(lines.at(-1));
    for (const name of failedAudits(runs[0])) console.log(`    ${name}`);
  }
} finally {
  chrome.kill();
  await site.stop();
}
writeFileSync(
  'bench/lighthouse.md',
  `# Results of \`npm run lighthouse\`

Mobile, median of ${RUNS} runs. The column machine is Lighthouse's benchmark index, some 1,000 to 2,500 for a
laptop: compare blocking times only at similar values.

${lines.join('\n')}
`,
);

async function audit(url: string): Promise<Result> {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result.lhr;
}

function failedAudits(run: Result | undefined): string[] {
  return Object.values(run?.audits ?? {})
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id, title }) => `${id}: ${title}`);
}
