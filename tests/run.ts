/**
 * `npm test`: format, lint, types, unit and server tests; the backend on real databases; the build; a pass over every
 * page and every form in a browser. With CI set it runs everything: also the operations tests of the production build
 * (processes, faults, slow clients), releases behind Caddy, the recipes on a copy, the bytes of each route,
 * all browser tests, Firefox and WebKit, and the tests of art/.
 *
 * Runs every step, also after a failure, and ends with the steps that failed and the line "N passed, N failed"; a
 * failed check counts as one failure. Suites whose programs are not available on this machine are skipped and listed at
 * the end; with CI set that is a failure.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';

interface Step {
  name: string;
  command: string;
  /** Steps that end before it begins. */
  after?: readonly string[];
  /** The file of its tests' report; without one the step counts as one test. */
  report?: string;
  /** It installs programs, mostly waits for the network, and what is `after` it is skipped if it fails. */
  installs?: boolean;
}

const REPORTS = 'test-results/reports';
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;

/** How many steps run at the same time: many of them wait for browsers and processes half of their time. */
const CONCURRENCY = 2;

const isEverything = Boolean(process.env['CI']);

/** One pass over every page and every form. */
const FIRST_PASS = ['whole-pages', 'enquiry', 'enquiry-no-js', 'no-js'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);

/** A step with the tests of projects of vitest.config.ts. */
function vitest(name: string, projects: string[], ...after: string[]): Step {
  const report = `${REPORTS}/vitest-${name.replaceAll(' ', '-')}.json`;
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const reporters = `--reporter=dot --reporter=json --outputFile=${report}`;
  return { name, command: `vitest run ${chosen} ${reporters}`, after, report };
}

/**
 * Files with the content of the run before are not checked again; with CI set they are, because a rule may read the
 * types of another file.
 */
const byContent = (folder: string): string =>
  isEverything ? '' : `--cache --cache-strategy content --cache-location .cache/${folder}`;

/** In order: the next step is the first one that may begin. */
const steps: Step[] = [
  { name: 'test tools', command: 'node tests/setup/ensure-test-tools.ts', installs: true },
  { name: 'browser', command: 'node tests/setup/ensure-browser.ts', installs: true },
  { name: 'build', command: 'node scripts/build.ts' },
  // The longest first, so that none runs alone at the end.
  {
    name: 'end-to-end tests',
    command: `playwright test ${isEverything ? '' : FIRST_PASS.join(' ')}`,
    after: ['build', 'browser'],
    report: PLAYWRIGHT_REPORT,
  },
  ...(isEverything
    ? [
        {
          name: 'programs',
          command: 'node tests/setup/ensure-programs.ts',
          after: ['browser'], // apt admits one at a time
          installs: true,
        },
        { name: 'packages for drawing', command: 'node art/ensure-installed.js', installs: true },
        {
          name: 'drawings',
          command: 'npm --prefix art test',
          after: ['packages for drawing'],
        },
        vitest('Firefox and WebKit', ['browsers'], 'build', 'programs'),
        vitest('the recipes on a copy', ['recipes']),
        vitest('operations tests on the build', ['ops'], 'build'),
        vitest('releases and proxies', ['release'], 'build', 'programs'),
      ]
    : []),
  vitest('unit and server tests', ['unit', 'components', 'shell']),
  { name: 'lint', command: `eslint --max-warnings 0 ${byContent('eslint')} .` },
  { name: 'types', command: 'tsc --noEmit --incremental --tsBuildInfoFile .cache/types.json' },
  {
    name: 'format',
    command: `prettier --check --log-level warn ${byContent('prettier')} .`,
  },
  vitest('the backend on real databases', ['contract'], 'test tools'),
  ...(isEverything
    ? [{ name: 'bytes per route', command: 'node bench/budget.ts', after: ['build', 'browser'] }]
    : []),
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
let passed = 0;
const failures = new Map<string, number>();
const notInstalled = new Set<string>();
const skipped = new Set<string>();
const waiting = new Set(steps);
const running = new Set<Step>();
await beginSteps();
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

/** Begins every step that may begin, and after each one's end those that may then. */
async function beginSteps(): Promise<void> {
  const begun: Promise<void>[] = [];
  for (const step of waiting) {
    if (!mayBegin(step)) continue;
    waiting.delete(step);
    running.add(step);
    begun.push(
      runStep(step).then(() => {
        running.delete(step);
        return beginSteps();
      }),
    );
  }
  await Promise.all(begun);
}

function mayBegin({ after = [], installs }: Step): boolean {
  if ([...waiting, ...running].some(({ name }) => after.includes(name))) return false;
  return installs || [...running].filter((step) => !step.installs).length < CONCURRENCY;
}

/** Prints its output at its end, so that the output of parallel steps does not mix. */
async function runStep({ name, command, after = [], report, installs }: Step): Promise<void> {
  if (after.some((other) => notInstalled.has(other))) {
    skipped.add(name);
    return;
  }
  const begun = performance.now();
  const [program = '', ...args] = command.trim().split(/ +/);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const status = await new Promise((resolve) => child.once('close', resolve));
  console.log(`\n— ${name}\n${(await output).join('')}`);
  if (installs && status !== 0 && !isEverything) {
    notInstalled.add(name);
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
