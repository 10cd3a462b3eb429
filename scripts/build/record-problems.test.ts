import { expect, it } from 'vitest';
import { pricePathProblems, promiseProblems } from './record-problems.ts';

it('names promises below zero and ranges in the wrong order', () => {
  const prototypeWeeks = { from: 8, to: 2 };
  expect(promiseProblems({ answerHours: -24, prototypeWeeks })).toEqual([
    expect.stringMatching(/^src\/content\/company\/promises\.ts: answerHours: /),
    'src/content/company/promises.ts: prototypeWeeks: begins above its end: exchange from and to',
  ]);
});

it('names a price of no service', () => {
  expect(pricePathProblems(['/Shopify', '/ai-chat'], ['/shopify', '/ai-chat'])).toEqual([
    'content/prices.yaml: services: /Shopify is the path of no service: correct it, or remove its price',
  ]);
});
