import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const [, ...groups] = readFileSync('docs/requirements.md', 'utf8').split(/^## /m);

/** The test files that a text names, or the benchmark that fails beyond a budget. */
const testsIn = (text: string): string[] =>
  [...text.matchAll(/[\w./-]+(?:\.test\.tsx?|\.spec\.ts|\/budget\.ts)\b/g)].map(([name]) =>
    name.replace(/^e2e\//, 'tests/e2e/'),
  );

it('every requirement has a test, by its own line or its group’s, and each named test exists', () => {
  const numbers: string[] = [];
  for (const group of groups) {
    const [head = '', ...requirements] = group.split(/^- /m);
    for (const requirement of requirements) {
      numbers.push(/^\*\*(R\d+)\*\*/.exec(requirement)?.[1] ?? requirement.slice(0, 20));
      const tests = [...testsIn(head), ...testsIn(requirement)];
      expect.soft(tests, numbers.at(-1)).not.toEqual([]);
      expect.soft(tests.filter((file) => !existsSync(file)), numbers.at(-1)).toEqual([]);
    }
  }
  expect(numbers).toEqual([...new Set(numbers)]);
});
