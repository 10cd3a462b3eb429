/**
 * `npm test`: format, lint, types, unit and server tests; the backend on real databases; the build; a pass over every
 * page and every form in a browser; the bytes of each route. With CI set it runs everything: also the operations
 * tests of the production build (processes, faults, floods), releases behind the proxies of deploy/, the recipes on a
 * copy, all browser tests, Firefox and WebKit, and the tests of art/.
 *
 * Runs every step, also after a failure, and ends with the failures and the line "N passed, N failed"; a failed check
 * counts as one failure. Suites whose programs are not available on this machine are skipped and listed at the end;
 * with CI set that is a failure.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { playwrightOutcome, vitestOutcome, type Outcome } from './support/test-reports.ts';

interface Step {
  name: string;
  command: string[];
  /** Reads the step's tests from its report; without it the step counts as one test. */
  outcome?: () => Outcome;
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

/** An installation, without which suites are skipped. */
const install = (name: string, script: string, isFor: readonly string[]): Step => ({
  name,
  command: ['node', script],
  isFor,
});

/**
 * Files with the content of the run before are not checked again; with CI set they are, because a rule may read the
 * types of another file.
 */
const byContent = (folder: string): string[] =>
  isEverything
    ? []
    : ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${folder}`];

/** The lanes of a group run beside each other, the steps of a lane in turn. */
const groups: Step[][][] = [
  [
    [
      {
        name: 'format',
        command: ['prettier', '--check', '--log-level', 'warn', ...byContent('prettier'), '.'],
      },
    ],
    [{ name: 'lint', command: ['eslint', '--max-warnings', '0', ...byContent('eslint'), '.'] }],
    [
      {
        name: 'types',
        command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.json'],
      },
    ],
    [vitestStep('unit and server tests', ['unit', 'components'])],
    // These mostly wait for the network, and apt admits one at a time.
    [
      install('test tools', 'tests/setup/ensure-test-tools.ts', [DATABASES]),
      install('browser', 'tests/setup/ensure-browser.ts', [BROWSER, BYTES]),
      ...(isEverything
        ? [
            { name: 'programs', command: ['node', 'tests/setup/ensure-programs.ts'] },
            { name: 'packages for drawing', command: ['node', 'art/ensure-installed.js'] },
          ]
        : []),
    ],
  ],
  [
    [vitestStep(DATABASES, ['contract'])],
    [{ name: 'build', command: ['node', 'scripts/build.ts'] }],
  ],
  ...(isEverything
    ? [
        // Releases mostly wait, the others compute.
        [
          [
            vitestStep('operations tests on the build', ['ops']),
            vitestStep('the recipes on a copy', ['recipes']),
          ],
          [
            vitestStep(
              'releases and proxies',
              ['release'],
              ['--exclude=tests/release/replacement.test.ts'],
            ),
            vitestStep('Firefox and WebKit', ['browsers']),
          ],
          [{ name: 'drawings', command: ['node', 'scripts/art.ts', '--test'] }],
        ],
        // What answers a given load has the machine for itself.
        [
          [
            vitestStep(
              'a replacement under load',
              ['release'],
              ['tests/release/replacement.test.ts'],
            ),
            vitestStep('floods', ['siege']),
          ],
        ],
      ]
    : []),
  [
    [
      {
        name: BROWSER,
        command: ['playwright', 'test', ...(isEverything ? [] : FIRST_PASS)],
        outcome: () => playwrightOutcome(PLAYWRIGHT_REPORT),
      },
      { name: BYTES, command: ['node', 'bench/budget.ts'] },
    ],
  ],
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
let passed = 0;
const failed: string[] = [];
const skipped: string[] = [];
for (const lanes of groups)
  await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1 ? 'pipe' : 'inherit')));
for (const name of skipped)
  console.log(
    `– ${name}: skipped, because a program is missing on this machine (see above). Run it on Linux x64, in a container of Debian for example: npm ci && npm test`,
  );
if (!isEverything)
  console.log(
    '– With CI=true the tests of operations, releases, recipes and other browsers run, too.',
  );
for (const name of failed) console.log(`✗ ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;

/** Piped output is printed at the end of a step, so that the output of parallel steps does not mix. */
async function runLane(lane: readonly Step[], stdio: 'inherit' | 'pipe'): Promise<void> {
  for (const step of lane) {
    if (skipped.includes(step.name)) continue;
    const outcome = await runStep(step, stdio);
    passed += outcome.passed;
    failed.push(...outcome.failed);
    skipped.push(...outcome.skipped);
  }
}

async function runStep(
  step: Step,
  stdio: 'inherit' | 'pipe',
): Promise<Outcome & { skipped: readonly string[] }> {
  const begun = performance.now();
  if (stdio === 'inherit') console.log(`\n— ${step.name}`);
  const child = spawn('npx', ['--no-install', ...step.command], {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
  });
  const output = Promise.all(
    [child.stdout, child.stderr].map(async (part) => (part ? text(part) : '')),
  );
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (stdio === 'pipe') console.log(`\n— ${step.name}\n${(await output).join('')}`);
  if (step.isFor && status !== 0 && !process.env['CI'])
    return { passed: 0, failed: [], skipped: step.isFor };
  const outcome = outcomeOf(step, status === 0);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${outcome.failed.length ? '✗' : '✓'} ${step.name} (${seconds} s)`);
  return { ...outcome, skipped: [] };
}

function outcomeOf({ name, outcome }: Step, hasSucceeded: boolean): Outcome {
  let read: Outcome = { passed: hasSucceeded ? 1 : 0, failed: [] };
  try {
    read = outcome?.() ?? read;
  } catch {
    // the runner wrote no report: its exit status counts
  }
  // A runner that fails without a failed test (after a crash, for example) is a failure, too.
  return !hasSucceeded && read.failed.length === 0 ? { ...read, failed: [name] } : read;
}

/** A step with the tests of projects of vitest.config.ts, filtered by `args`. */
function vitestStep(name: string, projects: [string, ...string[]], args: string[] = []): Step {
  const report = `${REPORTS}/vitest-${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      ...args,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    outcome: () => vitestOutcome(report),
  };
}
