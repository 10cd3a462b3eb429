import { expect, it } from 'vitest';
import {
  defaultImageProblems,
  officePlaceProblems,
  priceKeyProblems,
  rateProblems,
} from './yaml-problems.ts';

it('names a price of no service', () => {
  expect(priceKeyProblems(['Shopify', 'ai-chat'], ['shopify', 'ai-chat'])).toEqual([
    'content/prices.yaml: services: Shopify is neither a key of content/services.yaml nor a Markdown page of content/pages: correct it, or remove its price',
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

it('names an office outside its country, and says when latitude and longitude are swapped', () => {
  const box = { south: 51, north: 56, west: -11, east: -5 };
  const office = (key: string, latitude: number, longitude: number, country = 'Ireland') => {
    const address = { street: ['Quay'], locality: 'Cork', code: '', country };
    return { key, address, position: { latitude, longitude } };
  };
  const offices = [
    office('cork', 51.9, -8.5),
    office('swapped', -8.5, 51.9),
    office('sign', 51.9, 8.5),
    office('abroad', 48.9, 2.4, 'France'),
  ];
  expect(officePlaceProblems(offices, { name: 'Ireland', box })).toEqual([
    'content/offices.yaml: swapped: position: -8.5, 51.9 is outside Ireland: swap latitude and longitude',
    'content/offices.yaml: sign: position: 51.9, 8.5 is outside Ireland: correct it, or the box of content/country.yaml',
  ]);
  expect(officePlaceProblems(offices, { name: 'Ireland' })).toEqual([]);
});

it('names a missing share image of pages without their own', () => {
  for (const imageUrl of ['/favicon.svg', 'https://x.test/a.png'])
    expect(defaultImageProblems({ imageUrl })).toEqual([]);
  expect(defaultImageProblems({ imageUrl: '/art/share/none.png' })).toEqual([
    expect.stringMatching(/^content\/site\.yaml: defaultSeo\.imageUrl: public has no \/art\/share/),
  ]);
});
