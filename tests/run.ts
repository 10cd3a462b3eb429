/**
 * `npm test`: format, lint, types, unit and server tests; the backend on real databases; against the
 * production build the tests of its operation (processes, faults, releases behind the proxies of deploy/),
 * end-to-end tests in a real browser and the weight of each route. Runs every step, even after one
 * failed, and closes with what failed and the line "N passed, N failed"; a failed check counts as
 * one failure. Where a program can't be had for this machine, the suites that need it are left out and
 * named at the end; with CI set that is a failure.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { playwrightOutcome, vitestOutcome, type Outcome } from './support/test-reports.ts';

interface Step {
  name: string;
  command: string[];
  /** Reads the tests of the step from its report; a check without tests counts as one. */
  outcome?: () => Outcome;
  /** It brings a program along; without it the suites named here are left out. */
  isFor?: readonly string[];
}

const DATABASES = 'the backend on real databases';
const FUNCTION = 'the function on Deno';
const RELEASES = 'releases and proxies';
const BROWSER = 'end-to-end tests';
const BYTES = 'bytes per route';

const REPORTS = 'test-results/reports';
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;

/** Steps that stand together run side by side. */
const steps: Step[][] = [
  [
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
  ],
  [vitestStep('unit and server tests', ['unit', 'components'])],
  [
    {
      name: 'test tools',
      command: ['node', 'tests/setup/ensure-test-tools.ts'],
      isFor: [DATABASES, FUNCTION],
    },
  ],
  [vitestStep(DATABASES, ['contract'])],
  [{ name: 'build', command: ['node', 'scripts/build.ts'] }],
  [vitestStep('operations tests on the build', ['ops'], ['--exclude=tests/ops/deno.test.ts'])],
  [vitestStep(FUNCTION, ['ops'], ['tests/ops/deno.test.ts'])],
  [vitestStep('the recipes on a copy', ['recipes'])],
  [{ name: 'proxies', command: ['node', 'tests/setup/ensure-proxies.ts'], isFor: [RELEASES] }],
  [vitestStep(RELEASES, ['release'])],
  [
    {
      name: 'browser',
      command: ['node', 'tests/setup/ensure-browser.ts'],
      isFor: [BROWSER, BYTES],
    },
  ],
  [
    {
      name: BROWSER,
      command: ['playwright', 'test'],
      outcome: () => playwrightOutcome(PLAYWRIGHT_REPORT),
    },
  ],
  [{ name: BYTES, command: ['node', 'bench/budget.ts'] }],
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
let passed = 0;
const failed: string[] = [];
const leftOut: string[] = [];
for (const step of steps) {
  const together = step.filter(({ name }) => !leftOut.includes(name));
  const stdio = together.length > 1 ? 'pipe' : 'inherit';
  for (const outcome of await Promise.all(together.map((step) => runStep(step, stdio)))) {
    passed += outcome.passed;
    failed.push(...outcome.failed);
    leftOut.push(...outcome.leftOut);
  }
}
for (const name of leftOut)
  console.log(
    `– ${name}: left out, a program is missing here (see above). Run it on Linux x64, in a container of Debian for example: npm ci && npm test`,
  );
for (const name of failed) console.log(`✗ ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;

/** What is piped is shown when the step has ended, so that steps side by side can be told apart. */
async function runStep(
  step: Step,
  stdio: 'inherit' | 'pipe',
): Promise<Outcome & { leftOut: readonly string[] }> {
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
    return { passed: 0, failed: [], leftOut: step.isFor };
  const outcome = outcomeOf(step, status === 0);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${outcome.failed.length ? '✗' : '✓'} ${step.name} (${seconds} s)`);
  return { ...outcome, leftOut: [] };
}

function outcomeOf({ name, outcome }: Step, hasSucceeded: boolean): Outcome {
  const read = readReport(outcome) ?? { passed: hasSucceeded ? 1 : 0, failed: [] };
  // A runner that failed without a failed test (it crashed, say) is a failure all the same.
  return !hasSucceeded && read.failed.length === 0 ? { ...read, failed: [name] } : read;
}

function readReport(outcome: Step['outcome']): Outcome | undefined {
  try {
    return outcome?.();
  } catch {
    return undefined; // the runner wrote no report; its exit status says enough
  }
}

/** The tests of some projects of vitest.config.ts, or those of them that `args` choose. */
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
