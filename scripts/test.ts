/**
 * `npm test`: format, lint, types, unit and server tests; the backend on real databases; against the
 * production build the tests of its operation (processes, faults, releases behind a balancer),
 * end-to-end tests in a real browser and the weight of each route. Runs every step, even after one
 * failed, and closes with what failed and the line "N passed, N failed"; a failed check counts as
 * one failure.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { playwrightOutcome, vitestOutcome, type Outcome } from './test-reports.ts';

interface Step {
  name: string;
  command: string[];
  /** Reads the tests of the step from its report; a check without tests counts as one. */
  outcome?: () => Outcome;
}

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
  [{ name: 'test tools', command: ['node', 'scripts/ensure-test-tools.ts'] }],
  [vitestStep('the backend on real databases', ['contract'])],
  [{ name: 'build', command: ['node', 'scripts/build.ts'] }],
  [vitestStep('operations tests on the build', ['ops'])],
  [vitestStep('the recipes on a copy', ['recipes'])],
  [{ name: 'balancer', command: ['node', 'scripts/ensure-haproxy.ts'] }],
  [vitestStep('releases behind a balancer', ['release'])],
  [{ name: 'browser', command: ['node', 'scripts/ensure-browser.ts'] }],
  [
    {
      name: 'end-to-end tests',
      command: ['playwright', 'test'],
      outcome: () => playwrightOutcome(PLAYWRIGHT_REPORT),
    },
  ],
  [{ name: 'bytes per route', command: ['node', 'bench/budget.ts'] }],
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
let passed = 0;
const failed: string[] = [];
for (const together of steps) {
  const stdio = together.length > 1 ? 'pipe' : 'inherit';
  for (const outcome of await Promise.all(together.map((step) => runStep(step, stdio)))) {
    passed += outcome.passed;
    failed.push(...outcome.failed);
  }
}
for (const name of failed) console.log(`✗ ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;

/** What is piped is shown when the step has ended, so that steps side by side can be told apart. */
async function runStep(step: Step, stdio: 'inherit' | 'pipe'): Promise<Outcome> {
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
  const outcome = outcomeOf(step, status === 0);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${outcome.failed.length ? '✗' : '✓'} ${step.name} (${seconds} s)`);
  return outcome;
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

/** The tests of some projects of vitest.config.ts. */
function vitestStep(name: string, projects: [string, ...string[]]): Step {
  const report = `${REPORTS}/vitest-${projects[0]}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    outcome: () => vitestOutcome(report),
  };
}
