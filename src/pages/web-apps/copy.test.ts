import { expect, test } from 'vitest';
import { impact, processSteps, techBenefits } from './copy.ts';

test('the lists have the required lengths and figures', () => {
  expect(impact.items.map(({ value }) => value)).toEqual([65, 40, 98]);
  expect(processSteps).toHaveLength(5);
  expect(techBenefits).toHaveLength(6);
});
