import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const [, ...groups] = readFileSync('docs/requirements.md', 'utf8').split(/^## /m);

const TEST_FILES = [
  'bench/budget.ts',
  ...globSync('{src,tests,scripts,art}/**/*.{test,spec}.{ts,tsx}', {
    exclude: ['**/node_modules'],
  }),
];

/** The tests that a text names, each by the end of its path, or the benchmark that fails beyond a budget. */
const testsIn = (text: string): string[] =>
  [...text.matchAll(/[\w./-]+(?:\.test\.tsx?|\.spec\.ts|\/budget\.ts)\b/g)].map(([name]) => name);

const isOneTest = (name: string): boolean =>
  TEST_FILES.filter((path) => `/${path}`.endsWith(`/${name}`)).length === 1;

it('every requirement has a test, by its own line or its group’s, and each name is of one test', () => {
  const numbers: string[] = [];
  for (const group of groups) {
    const [head = '', ...requirements] = group.split(/^- /m);
    for (const requirement of requirements) {
      numbers.push(/^\*\*(R\d+)\*\*/.exec(requirement)?.[1] ?? requirement.slice(0, 20));
      const tests = [...testsIn(head), ...testsIn(requirement)];
      expect.soft(tests, numbers.at(-1)).not.toEqual([]);
      expect.soft(tests.filter((name) => !isOneTest(name)), numbers.at(-1)).toEqual([]);
    }
  }
  expect(numbers).toEqual([...new Set(numbers)]);
});
