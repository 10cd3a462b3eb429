import { expect, it } from 'vitest';
import { pricePathProblems, rateProblems } from './record-problems.ts';

it('names a price of no service', () => {
  expect(pricePathProblems(['/Shopify', '/ai-chat'], ['/shopify', '/ai-chat'])).toEqual([
    'content/prices.yaml: services: /Shopify is the path of no service: correct it, or remove its price',
  ]);
});

it('names a term that quotes an hourly rate which the prices lack', () => {
  const terms = [
    { term: 'By the hour', text: 'From {hourlyFrom}.' },
    { term: 'Acceptance', text: 'In 10 days.' },
  ];
  expect(rateProblems(terms)).toEqual([
    expect.stringMatching(/^content\/contract-terms\.yaml: By the hour: text: .* no projectRate: /),
  ]);
});
