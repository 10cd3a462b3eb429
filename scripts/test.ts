/**
 * `npm test`: format, lint, types, unit and server tests; against the production build the tests of
 * its operation (processes, faults), end-to-end tests in a real browser and the weight of each
 * route. Runs every step, even after one failed, and closes with the line "N passed, N failed"; a
 * failed check counts as one failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string[];
  /** Counts the tests of the step; a check without tests counts as one. */
  count?: () => Count;
}

const REPORTS = 'test-results/reports';
const PLAYWRIGHT_REPORT = `${REPORTS}/playwright.json`;

const steps: Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  vitestStep('unit and server tests', 'unit'),
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  vitestStep('operations tests on the build', 'ops'),
  { name: 'browser', command: ['node', 'scripts/ensure-browser.ts'] },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test'],
    count: countPlaywright,
  },
  { name: 'bytes per route', command: ['node', 'bench/budget.ts'] },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total: Count = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = runStep(step);
  console.log(`${failed ? '✗' : '✓'} ${step.name}`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;

function runStep({ name, command, count }: Step): Count {
  console.log(`\n— ${name}`);
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
  });
  const counted = readCount(count) ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  // A runner that failed without a failed test (it crashed, say) is a failure all the same.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

function readCount(count: Step['count']): Count | undefined {
  try {
    return count?.();
  } catch {
    return undefined; // the runner wrote no report; its exit status says enough
  }
}

/** The tests of one project of vitest.config.ts. */
function vitestStep(name: string, project: string): Step {
  const report = `${REPORTS}/vitest-${project}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    count() {
      const counts = JSON.parse(readFileSync(report, 'utf8')) as {
        numPassedTests: number;
        numFailedTests: number;
      };
      return { passed: counts.numPassedTests, failed: counts.numFailedTests };
    },
  };
}

function countPlaywright(): Count {
  const { stats } = JSON.parse(readFileSync(PLAYWRIGHT_REPORT, 'utf8')) as {
    stats: { expected: number; flaky: number; unexpected: number };
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
