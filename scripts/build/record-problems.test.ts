import { expect, it } from 'vitest';
import { clients } from '../../src/content/company/clients.ts';
import { officePlaces } from '../../src/content/company/offices.ts';
import { developers } from '../../src/content/developers/developers.ts';
import { pricePathProblems, promiseProblems, recordProblems } from './record-problems.ts';

it('names file, record and field of wrong types, places, names and unknown fields', () => {
  const office = { ...officePlaces[0]!, key: 'tokyo' };
  const wrong = {
    officePlaces: [
      { ...office, position: { latitude: 135.68, longitude: '139.7' } },
      { ...office, key: 'new york', address: { ...office.address, code: 2196, city: 'Tokyo' } },
    ],
    developers: [{ ...developers[0]!, name: 'Ann', bio: '', skills: ['React', 'React'] }],
    clients: [{ ...clients[0]!, name: 'Acme', logoUrl: '/logos/acme.png' }, ...clients, clients[0]],
  } as unknown as Parameters<typeof recordProblems>[0];
  const people = 'src/content/developers/developers.ts: Ann';
  expect(recordProblems(wrong)).toEqual([
    expect.stringMatching(/offices\.ts: tokyo: position\.latitude: /),
    'src/content/company/offices.ts: tokyo: position.longitude: must be a number',
    'src/content/company/offices.ts: new york: key: found "new york", expected letters without blanks, like capeTown',
    expect.stringMatching(/offices\.ts: new york: address\.code: must be text/),
    'src/content/company/offices.ts: new york: address: there is no field "city"',
    `${people}: bio: found "", expected words`,
    `${people}: skills: has something twice: remove it`,
    'src/content/company/clients.ts: Acme: logoUrl: found "/logos/acme.png", expected the path of an SVG, like /logos/acme.svg',
    `src/content/company/clients.ts: name: ${clients[0]!.name} is there more than once: rename or remove one`,
  ]);
  expect(recordProblems({ officePlaces: [] })).toEqual([
    expect.stringMatching(/offices\.ts: has no office: add one/),
  ]);
});

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
