import { expect, it } from 'vitest';
import { contradictedResults } from './study-warnings.ts';

const warnings = (value: string, before: string, after: string) =>
  contradictedResults([{ slug: 'acme', results: [{ value, before, after }] }]);

it.each([
  ['+50%', '10', '5'],
  ['−50%', '10', '15'],
  ['−40%', '41 zł', '20 zł'],
  ['+20%', '1 000 orders', '1 400 orders, in May'],
])('names %s from %s to %s', (value, before, after) => {
  expect(warnings(value, before, after)).toEqual([
    `content/case-studies/acme.yaml: results.0.value: ${value} is not the change from "${before}" to "${after}": correct one of them`,
  ]);
});

it.each([
  ['−52%', '31', '15'],
  ['+58%', '1.9, plain store', '3.0, after ten tests'],
  ['−44%', 'R 41', 'R 23'],
  ['−63%', '2 hours', '45 min'],
  ['+30%', '1,3', '1,7'],
  ['54%', 'none', '54 of 100'],
  ['+10%', '0', '4'],
])('has nothing against %s from %s to %s', (value, before, after) => {
  expect(warnings(value, before, after)).toEqual([]);
});
