import { expect, it } from 'vitest';
import { money } from '../../src/content/words/number-words.ts';
import { seedProblems } from './content-problems.ts';

it.each([
  ['Café & Søn: 50 °C – ‘ça va’, 5 000?', undefined],
  ['Разработка и ИИ', undefined],
  ['Ωμέγα', undefined],
  ['ソフトウェア開発の会社がつくるデータの基盤と運用', undefined],
  ['소프트웨어', undefined],
  ['برمجيات', undefined],
  ['Rockets 🚀', undefined],
  ['word '.repeat(20), 'shorten it'],
  ['Donaudampfschifffahrtsgesellschaft', 'too long for a share image'],
])('reports titles that a share image has no space for: %s', (title, problem) => {
  const seed = [null, title].map((title) => ({ path: '/a', title, description: null }));
  expect(seedProblems(seed, {})).toEqual(
    problem ? [expect.stringMatching(`^supabase/seed.sql: /a: title: .*${problem}`)] : [],
  );
});

it('reports descriptions with another lowest price, and leaves those without one', () => {
  const described = (description: string) =>
    seedProblems([{ path: '/shopify', title: null, description }], {
      '/shopify': { from: 150_000 },
    });
  expect(described('A store, from 4 people, in weeks.')).toEqual([]);
  expect(described(`A store, from ${money(150_000)} without tax.`)).toEqual([]);
  expect(described('A store, from 2000 customers, in weeks.')).toEqual([]);
  for (const foreign of ['from £9,000', 'from 9.000 €', 'from CHF 9’000', 'from US$9000'])
    expect(described(`A store, ${foreign} without tax.`)[0]).toContain(`says "${foreign}"`);
  const low = `from ${money(5)}`.replaceAll('\u00a0', ' ');
  expect(described(`A store, ${low} without tax.`)[0]).toContain(`says "${low}"`);
  const old = `from ${money(140_000)}`.replaceAll('\u00a0', ' ');
  expect(described(`A store, ${old} without tax.`)).toEqual([
    `supabase/seed.sql: /shopify: description: says "${old}", and content/prices.yaml "from ${money(150_000).replaceAll('\u00a0', ' ')}": correct it`,
  ]);
});
