import { expect, test } from 'vitest';
import { compileContent } from '../../content/compiler/compile-content.ts';
import { storeLaunchWeeks } from '../../content/company/promises.ts';
import { exampleStores } from '../../content/company/stores.ts';
import { launchDays, results } from './copy.ts';

test('an average of the examples is their mean', () => {
  const average = results.items.find(({ parts }) => parts);
  const total = exampleStores.reduce((sum, { figure }) => sum + Number.parseInt(figure), 0);
  if (average) expect(total / exampleStores.length).toBe(average.value);
});

test('the steps take less time than the promised launch', () => {
  expect(launchDays).toBeLessThan(7 * storeLaunchWeeks);
});

test('the examples state results of their studies', () => {
  const { caseStudyBySlug } = compileContent('content');
  for (const { study, figure } of exampleStores) {
    const values = caseStudyBySlug.get(study)?.results.map(({ value }) => value.replace('-', '−'));
    expect(values).toContain(figure);
  }
});
