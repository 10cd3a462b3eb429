import { readFileSync } from 'node:fs';

/** How many tests passed, and the names of those that failed. */
export interface Outcome {
  passed: number;
  failed: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite extends Partial<PlaywrightReport> {
  specs: { file: string; title: string; tests: { status: string }[] }[];
}

/**
 * Reads the report of Vitest's JSON reporter.
 *
 * @throws when there is none
 */
export function vitestOutcome(file: string): Outcome {
  const tests = read<VitestReport>(file).testResults.flatMap(({ name, status, assertionResults }) =>
    // A file that can't be imported has no tests and counts as failed.
    assertionResults.length === 0
      ? [{ name, status }]
      : assertionResults.map(({ fullName, status }) => ({ name: `${name}: ${fullName}`, status })),
  );
  return count(tests, 'passed', 'failed');
}

/**
 * Reads the report of Playwright's JSON reporter.
 *
 * @throws when there is none
 */
export function playwrightOutcome(file: string): Outcome {
  const specs = read<PlaywrightReport>(file).suites.flatMap(specsOf);
  const tests = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({ name: `${file}: ${title}`, status })),
  );
  return count(tests, 'expected', 'unexpected');
}

const read = <Report>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Report;

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function count(tests: { name: string; status: string }[], passed: string, failed: string): Outcome {
  return {
    passed: tests.filter(({ status }) => status === passed).length,
    failed: tests.filter(({ status }) => status === failed).map(({ name }) => name),
  };
}
