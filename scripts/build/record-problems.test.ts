import { expect, it } from 'vitest';
import { pricePathProblems, promiseProblems } from './record-problems.ts';

it('names promises below zero, ranges in the wrong order and reviews of no promise', () => {
  const prototypeWeeks = { from: 8, to: 2 };
  const reviews = { answrHours: '30 November 2026' };
  expect(promiseProblems({ answerHours: -24, prototypeWeeks, reviews })).toEqual([
    expect.stringMatching(/^src\/content\/company\/promises\.ts: answerHours: /),
    'src/content/company/promises.ts: prototypeWeeks: begins above its end: exchange from and to',
    'src/content/company/promises.ts: reviews: there is no promise answrHours: correct its name',
  ]);
});

it('names a price whose path is almost a service’s, and lets those of removed services stay', () => {
  expect(pricePathProblems(['/Shopify', '/ai-chat'], ['/shopify', '/ai-chat'])).toEqual([
    'src/content/company/prices.yaml: services: /Shopify is no service: write /shopify',
  ]);
  expect(pricePathProblems(['/shopify', '/agile-teams'], ['/shopify', '/audits'])).toEqual([]);
});
