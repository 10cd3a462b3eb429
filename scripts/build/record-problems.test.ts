import { expect, it } from 'vitest';
import { pricePathProblems } from './record-problems.ts';

it('names a price of no service', () => {
  expect(pricePathProblems(['/Shopify', '/ai-chat'], ['/shopify', '/ai-chat'])).toEqual([
    'content/prices.yaml: services: /Shopify is the path of no service: correct it, or remove its price',
  ]);
});
