import { expect, it } from 'vitest';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { services } from '../../src/content/navigation/services.ts';
import type { CaseStudy } from '../../src/content/records/case-study-schema.ts';
import type { Article } from '../../src/content/records/article-schema.ts';
import {
  hiddenRecords,
  pageCopies,
  quotedPriceProblems,
  studyProblems,
  titleProblems,
} from './content-problems.ts';
import { money } from '../../src/content/words/number-words.ts';
import { overdueClaims } from '../../src/content/selections/dated-claims.ts';
import { datedClaims, recordKinds, samplesLeft } from './record-kinds.ts';

const { caseStudies } = compileContent('src/content');

it.each([
  ['Café & Søn: 50 °C – ‘ça va’, 5 000?', undefined],
  ['Разработка и ИИ', undefined],
  ['Ωμέγα', undefined],
  ['ソフトウェア開発の会社がつくるデータの基盤と運用', undefined],
  ['소프트웨어', undefined],
  ['برمجيات', 'a share image has no letter'],
  ['Rockets 🚀', 'a share image has no letter 🚀: leave it out'],
  ['word '.repeat(20), 'shorten it'],
  ['Donaudampfschifffahrtsgesellschaft', 'too long for a share image'],
])('reports titles that a share image has no letters or no space for: %s', (title, problem) => {
  const seed = ['A page', null, title].map((title, at) => ({ path: `/${at}`, title }));
  const content = { caseStudies: [], articles: [] };
  const expected = ['src/content/site.ts: tagline: ', 'supabase/seed.sql: /2: title: '].map(
    (place) => expect.stringMatching(new RegExp(`^${place}.*${problem}`)) as string,
  );
  expect(titleProblems(content, { name: 'Acme', tagline: title }, seed)).toEqual(
    problem ? expected : [],
  );
});

it('reports descriptions with another lowest price, and leaves those without one', () => {
  const described = (description: string) =>
    quotedPriceProblems([{ path: '/shopify', description }], { '/shopify': { from: 150_000 } });
  expect(described('A store, from 4 people, in weeks.')).toEqual([]);
  expect(described(`A store, from ${money(150_000)} without tax.`)).toEqual([]);
  expect(described('A store, from 2000 customers, in weeks.')).toEqual([]);
  for (const foreign of ['from £9,000', 'from 9.000 €', 'from CHF 9’000', 'from US$9000'])
    expect(described(`A store, ${foreign} without tax.`)[0]).toContain(`says "${foreign}"`);
  const old = `from ${money(140_000)}`.replaceAll('\u00a0', ' ');
  expect(described(`A store, ${old} without tax.`)).toEqual([
    `supabase/seed.sql: /shopify: description: says "${old}", and src/content/company/prices.yaml "from ${money(150_000).replaceAll('\u00a0', ' ')}": correct it`,
  ]);
});

it('lists drafts, and articles of a later day', () => {
  const studies = [{ slug: 'a', draft: true }, { slug: 'b' }] as CaseStudy[];
  const articles = [
    { id: 'c', draft: true, date: '4 March 2031' },
    { id: 'd', date: '4 March 2031' },
    { id: 'e', date: '3 March 2031' },
  ] as Article[];
  expect(hiddenRecords({ caseStudies: studies, articles }, '2031-03-03')).toEqual([
    'src/content/case-studies/a.yaml: draft: true',
    'src/content/articles/c.md: draft: true',
    'src/content/articles/d.md: appears on 4 March 2031',
  ]);
});

it('reports a study whose service does not exist, and one that a page names and nobody has', () => {
  const [study] = caseStudies;
  const known = services.map(({ path }) => path);
  const ofStudy = (service: string | undefined) =>
    studyProblems({ caseStudies: [{ ...study!, slug: 'acme', service }] }, []);
  expect(ofStudy('/no-service')).toEqual([
    `src/content/case-studies/acme.yaml: service: found "/no-service", expected one of ${known.join(', ')}, or nothing`,
  ]);
  expect(ofStudy(known[0])).toEqual([]);
  expect(ofStudy(undefined)).toEqual([]);
  const copies = [{ file: 'copy.ts', name: 'shown', records: [{ slug: study!.slug }] }];
  expect(studyProblems({ caseStudies: [study!] }, copies)).toEqual([]);
  expect(studyProblems({ caseStudies: [] }, copies)).toEqual([
    `copy.ts: shown: there is no case study ${study!.slug}; name another one, or take the entry out`,
  ]);
});

it('counts the remaining samples of each kind of record', () => {
  const studies = [{ sample: true }, {}, { sample: true }] as CaseStudy[];
  const figures = [{ sample: true }, { title: 'x' }];
  const copy = { file: 'copy.ts', name: 'figures', records: figures };
  const lines = samplesLeft(recordKinds({ caseStudies: studies, articles: [] }, [copy]));
  expect(lines).toContain('2 of 3 case studies (src/content/case-studies)');
  expect(lines).toContain('1 of 1 figures (src/pages/*/copy.ts)');
  expect(lines.join()).not.toContain('articles');
});

it('lists claims with a day, and stops at a day that is none', () => {
  const dated = (reviewBy: string) =>
    recordKinds({ caseStudies: [{ title: 'Acme', reviewBy } as CaseStudy], articles: [] }, []);
  const claims = datedClaims(dated('30 November 2026'));
  const place = 'Acme, case studies (src/content/case-studies)';
  expect(claims).toEqual([{ place, reviewBy: '2026-11-30' }]);
  expect(overdueClaims(claims, '2026-11-30')).toEqual([]);
  expect(overdueClaims(claims, '2026-12-01')).toEqual([
    `to be reviewed since 2026-11-30: ${place}. Confirm or correct it, and set its next reviewBy`,
  ]);
  expect(() => datedClaims(dated('soon'))).toThrow(
    `${place}: reviewBy is "soon", expected a day like 30 November 2026`,
  );
});

it('finds the copy of the pages', async () => {
  expect((await pageCopies()).map(({ file }) => file)).toContain('src/pages/home/copy.ts');
});
