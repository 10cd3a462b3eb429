import { expect, test } from 'vitest';
import { compileContent } from '../../content/compiler/compile-content.ts';
import { storeLaunchWeeks } from '../../content/company/promises.ts';
import { exampleStores, launchDays, results } from './copy.ts';

test.runIf(results.items[0]?.note)(
  'the average conversion increase is the mean of the examples',
  () => {
    const changes = exampleStores.map(({ figure }) => Number.parseInt(figure));
    const mean = changes.reduce((total, change) => total + change, 0) / changes.length;
    expect(mean).toBe(results.items[0]!.value);
  },
);

test('the steps take less time than the promised launch', () => {
  expect(launchDays).toBeLessThan(7 * storeLaunchWeeks);
});

test('the examples state results of their studies', () => {
  const { caseStudyBySlug } = compileContent('src/content');
  for (const { slug, figure } of exampleStores) {
    const values = caseStudyBySlug.get(slug)?.results.map(({ value }) => value.replace('-', '−'));
    expect(values).toContain(figure);
  }
});
