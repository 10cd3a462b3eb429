import { expect, it } from 'vitest';
import { resultWarnings } from './result-warnings.ts';

const warningsOf = (value: string, before: string, after: string) =>
  resultWarnings([{ slug: 'acme', results: [{ value, before, after }] }]);

it.each([
  ['+40%', '10', '8'],
  ['40%', '10', '8'],
  ['−42%', '43', '74'],
  ['-42 %', '74', '60'],
])('names %s from %s to %s', (value, before, after) => {
  expect(warningsOf(value, before, after)).toEqual([
    `content/case-studies/acme.yaml: results: ${value}: ${before} before and ${after} after say something else: correct one of them`,
  ]);
});

it.each([
  ['−42%', '74', '43'],
  ['+62%', '1.3', '2.1'],
  ['−57%', '14 working days', '6 working days'],
  ['−44%', 'R 41', 'R 23'],
  ['38%', '100', '62'],
  ['94%', '81', '94'],
  ['98.6%', '364 of 400', '395 of 400'],
  ['100%', '34, each by itself', 'all 34 in one service'],
  ['+10%', '1,250', '1,375'],
  ['2 min', '40 min', '2 min'],
])('accepts %s from %s to %s', (value, before, after) => {
  expect(warningsOf(value, before, after)).toEqual([]);
});
