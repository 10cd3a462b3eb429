/**
 * `npm test`: format, lint, types, unit and server tests; the backend on real databases; the build; a pass over every
 * page and every form in a browser. With CI set it runs everything: also the operations tests of the production build
 * (processes, faults, floods), releases behind the proxies of deploy/, the recipes on a copy, the bytes of each route,
 * all browser tests, Firefox and WebKit, and the tests of art/.
 *
 * Runs every step, also after a failure, and ends with the steps that failed and the line "N passed, N failed"; a failed
 * check counts as one failure. Suites whose programs are not available on this machine are skipped and listed at the end;
 * with CI set that is a failure.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';

interface Step {
  name: string;
  command: string;
  /** The file of its tests' report; without one the step counts as one test. */
  report?: string;
  /** The step installs a program; if it fails, these suites are skipped. */
  isFor?: readonly string[];
}

const DATABASES = 'the backend on real databases';
const BROWSER = 'end-to-end tests';
const BYTES = 'bytes per route';

const REPORTS = 'test-results/reports';
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;

const isEverything = Boolean(process.env['CI']);

/** One pass over every page and every form. */
const FIRST_PASS = ['whole-pages', 'enquiry', 'enquiry-no-js', 'no-js'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);

const step = (name: string, command: string, more: Partial<Step> = {}): Step => ({
  ...{ name, command },
  ...more,
});

/** A step with the tests of projects of vitest.config.ts. */
function vitest(name: string, projects: string[], files = ''): Step {
  const report = `${REPORTS}/vitest-${name.replaceAll(' ', '-')}.json`;
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const reporters = `--reporter=dot --reporter=json --outputFile=${report}`;
  return step(name, `vitest run ${files} ${chosen} ${reporters}`, { report });
}

/**
 * Files with the content of the run before are not checked again; with CI set they are, because a rule may read the
 * types of another file.
 */
const byContent = (folder: string): string =>
  isEverything ? '' : `--cache --cache-strategy content --cache-location .cache/${folder}`;

/** The lanes of a group run beside each other, the steps of a lane in turn. */
const groups: Step[][][] = [
  [
    [step('format', `prettier --check --log-level warn ${byContent('prettier')} .`)],
    [step('lint', `eslint --max-warnings 0 ${byContent('eslint')} .`)],
    [step('types', 'tsc --noEmit --incremental --tsBuildInfoFile .cache/types.json')],
    [vitest('unit and server tests', ['unit', 'components'])],
    // These mostly wait for the network, and apt admits one at a time.
    [
      step('test tools', 'node tests/setup/ensure-test-tools.ts', { isFor: [DATABASES] }),
      step('browser', 'node tests/setup/ensure-browser.ts', { isFor: [BROWSER] }),
      ...(isEverything
        ? [
            step('programs', 'node tests/setup/ensure-programs.ts'),
            step('packages for drawing', 'node art/ensure-installed.js'),
          ]
        : []),
    ],
  ],
  [[vitest(DATABASES, ['contract'])], [step('build', 'node scripts/build.ts')]],
  ...(isEverything
    ? [
        // Releases mostly wait, the others compute.
        [
          [
            vitest('operations tests on the build', ['ops']),
            vitest('the recipes on a copy', ['recipes']),
          ],
          [
            vitest(
              'releases and proxies',
              ['release'],
              '--exclude=tests/release/replacement.test.ts',
            ),
            vitest('Firefox and WebKit', ['browsers']),
          ],
          [step('drawings', 'npm --prefix art test'), step(BYTES, 'node bench/budget.ts')],
        ],
        // What answers a given load has the machine for itself.
        [[vitest('a replacement under load', ['release'], 'tests/release/replacement.test.ts')]],
      ]
    : []),
  [
    [
      step(BROWSER, `playwright test ${isEverything ? '' : FIRST_PASS.join(' ')}`, {
        report: PLAYWRIGHT_REPORT,
      }),
    ],
  ],
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
let passed = 0;
const failures = new Map<string, number>();
const skipped = new Set<string>();
for (const lanes of groups)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await runStep(step, lanes.length > 1 ? 'pipe' : 'inherit');
    }),
  );
for (const name of skipped)
  console.log(
    `– ${name}: skipped, because a program is missing on this machine (see above). Run it on Linux x64, in a container of Debian for example: npm ci && npm test`,
  );
if (!isEverything)
  console.log(
    '– With CI=true the tests of operations, releases, recipes, bytes and other browsers run, too.',
  );
for (const [name, count] of failures) console.log(`✗ ${name}: ${count} failed (see above)`);
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

/** Piped output is printed at the end of a step, so that the output of parallel steps does not mix. */
async function runStep(
  { name, command, report, isFor }: Step,
  stdio: 'inherit' | 'pipe',
): Promise<void> {
  if (skipped.has(name)) return;
  const begun = performance.now();
  if (stdio === 'inherit') console.log(`\n— ${name}`);
  const child = spawn('npx', ['--no-install', ...command.trim().split(/ +/)], {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
  });
  const output = Promise.all(
    [child.stdout, child.stderr].map(async (part) => (part ? text(part) : '')),
  );
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (stdio === 'pipe') console.log(`\n— ${name}\n${(await output).join('')}`);
  if (isFor && status !== 0 && !isEverything) {
    for (const suite of isFor) skipped.add(suite);
    return;
  }
  // A runner that crashes writes no report.
  const tests = report && existsSync(report) ? countsIn(report) : undefined;
  passed += tests?.passed ?? (status === 0 ? 1 : 0);
  // A runner that fails without a failed test is a failure, too.
  if (status !== 0) failures.set(name, tests?.failed || 1);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${failures.has(name) ? '✗' : '✓'} ${name} (${seconds} s)`);
}

/** How many tests passed and failed, of the JSON report of Vitest or of Playwright. */
function countsIn(report: string): { passed: number; failed: number } {
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    stats?: { expected: number; unexpected: number };
  };
  return stats
    ? { passed: stats.expected, failed: stats.unexpected }
    : { passed: vitest.numPassedTests, failed: vitest.numFailedTests };
}
