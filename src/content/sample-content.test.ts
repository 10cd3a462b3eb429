import { describe, expect, test } from 'vitest';
import { readSeed } from '../../scripts/build/seed.ts';
import { paths } from '../paths.ts';
import { pageTitle } from '../seo/page-metadata.ts';
import { contactPeople } from './company/contact-people.ts';
import { countries } from './company/promises.ts';
import { services } from './navigation/services.ts';
import { compileContent } from './compiler/compile-content.ts';
import { developers } from './developers/developers.ts';
import { filterStudies, studyFilters } from './selections/study-filters.ts';
import { site } from './site.ts';
import { sampleStudyMark } from './words/samples.ts';

/* Rules for the shipped sample content alone. An owner with other content deletes this file. */

const { caseStudies, articles } = compileContent('src/content');

const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');

/** Every string in a record, at any depth. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe('the ten studies', () => {
  test('take 3 to 11 months, at their known addresses', () => {
    expect(caseStudies.map(({ slug }) => slug)).toEqual([
      ...['coricraft', 'kia-south-africa', 'pepkor-more', 'motor-happy', 'next-calm'],
      ...['swaziland-building-society', 'jp-markets', 'bryte-insurance', 'parrot-print'],
      'investec',
    ]);
    const months = caseStudies.map(({ timeline }) => Number.parseInt(timeline));
    expect([Math.min(...months), Math.max(...months)]).toEqual([3, 11]);
  });

  test('have percentages that follow from their two values', () => {
    const number = (value: string) => Number(value.match(/\d+(?:\.\d+)?/)?.[0]);
    const changes = caseStudies
      .flatMap(({ results }) => results)
      .filter(({ value }) => /^[+−]\d+%$/.test(value));
    expect(changes.length).toBeGreaterThan(caseStudies.length);
    for (const { value, label, before, after } of changes) {
      const change = Math.round((number(after) / number(before) - 1) * 100);
      expect(`${change < 0 ? '−' : '+'}${Math.abs(change)}%`, label).toBe(value);
    }
  });

  test('contain the required marketing figures', () => {
    const figures = caseStudies.flatMap(({ results }) => results.map(Object.values)).join('\n');
    for (const figure of ['+30%', 'lead conversion', '15+ hrs/week', '100%'])
      expect(figures).toContain(figure);
  });

  test('have four pictures with alternative texts, of them three screens, of them one of a phone', () => {
    for (const { slug, images } of caseStudies) {
      const screens = images.filter(({ width, height }) => width / height !== 4 / 3);
      const phones = screens.filter(({ width, height }) => height > width);
      expect([images.length, phones.length], slug).toEqual([4, 1]);
      expect(screens.length, slug).toBeGreaterThanOrEqual(3);
      for (const { alt, caption } of images) expect([undefined, caption]).not.toContain(alt);
    }
  });

  test.each([
    ['shopify', /Shopify/, ['coricraft', 'next-calm', 'parrot-print']],
    [
      'powerApps',
      /Power A(pps|utomate)/,
      ['motor-happy', 'swaziland-building-society', 'jp-markets', 'bryte-insurance', 'investec'],
    ],
    ['aiChat', /./, ['kia-south-africa', 'pepkor-more', 'jp-markets', 'bryte-insurance']],
    [
      'webApps',
      /./,
      ['kia-south-africa', 'pepkor-more', 'motor-happy', 'next-calm', 'parrot-print', 'investec'],
    ],
  ] as const)('on the page %s are those with its technologies', (page, technology, slugs) => {
    const { tags, limit } = studyFilters[page];
    const found = filterStudies(caseStudies, tags, limit);
    expect(found.map(({ slug }) => slug)).toEqual(slugs);
    for (const { technologies } of found) expect(technologies.join()).toMatch(technology);
  });
});

describe('the three articles', () => {
  test.each(['low-code-no-code-era', 'low-code-revolution'])(
    '%s quotes the required figures with their sources',
    (named) => {
      const body = text(articles.find(({ id }) => id === named)!.content);
      for (const figure of ['81%', '31%', '13.2 billion', '50 billion', '2028'])
        expect(body).toContain(figure);
      for (const source of [/KPMG’s [^.]*survey[^.]* of 2023/, /Forrester[^.]* 2024/])
        expect(body).toMatch(source);
    },
  );

  test('link to every service, so that each service has an article', () => {
    const linked = articles.map(({ content }) => content).join('');
    for (const { path } of services) expect(linked).toContain(`href="${path}"`);
  });
});

test('fourteen people live in all named countries, each with 20 to 30 words and 6 to 12 skills', () => {
  expect(developers).toHaveLength(14);
  for (const { name, bio, skills } of developers) {
    const words = bio.trim().split(/\s+/).length;
    expect(words >= 20 && words <= 30, `${name}: ${words} words`).toBe(true);
    expect(skills.length >= 6 && skills.length <= 12, `${name}: ${skills.length} skills`).toBe(
      true,
    );
  }
  const lived = developers.map(({ location }) => location.split(', ').at(-1));
  expect([...new Set(lived)].toSorted()).toEqual([...countries].toSorted());
  for (const { name, title } of contactPeople)
    expect(developers.find((developer) => developer.name === name)?.title).toBe(title);
});

describe('studies and articles', () => {
  const passages = [
    ...strings(caseStudies),
    ...strings(articles.map((article) => ({ ...article, content: text(article.content) }))),
  ];

  test.each([
    ['straight quotation marks or apostrophes', /["'“”]|&quot;|&#39;/],
    ['thousands with a breaking space', /\d \d{3}(?!\d)/],
    ['a range or a decrease with a hyphen', /\d-\d+ (?:weeks|days)|(?<!\w)-\d/],
    ['stock phrases', /unlock|leverag|cutting-edge|seamless|fast-paced|lorem ipsum/i],
  ])('contain no %s', (_rule, broken) => {
    expect(passages.length).toBeGreaterThan(100);
    expect(passages.filter((passage) => broken.test(passage))).toEqual([]);
  });
});

describe('in search results', () => {
  const shown = [
    ...readSeed(),
    ...caseStudies.map(({ slug, title, shortDescription, seoTitle, seoDescription }) => ({
      path: paths.caseStudy(slug),
      title: pageTitle(seoTitle ?? title),
      description: `${sampleStudyMark} ${seoDescription ?? shortDescription}`,
    })),
    ...articles.map(({ id, title, excerpt }) => ({
      path: paths.insight(id),
      title: pageTitle(title, ' Insights'),
      description: excerpt,
    })),
    { path: 'the default', ...site.defaultSeo },
  ];
  /** The length with a company name of the shipped length, so that a renamed site passes. */
  const lengthOf = (words: string) =>
    words.replaceAll(site.name, 'x'.repeat('Northveld'.length)).length;

  test('titles have 44 to 60 characters, an article’s up to 70; descriptions 120 to 155', () => {
    const wrong = shown.flatMap(({ path, title, description }) => {
      const longest = path.startsWith(`${paths.insights}/`) ? 70 : 60;
      const isRight = (words: string | null, from: number, to: number) =>
        words === null || (lengthOf(words) >= from && lengthOf(words) <= to);
      return [
        ...(isRight(title, 44, longest) ? [] : [{ path, title }]),
        ...(isRight(description, 120, 155) ? [] : [{ path, description }]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('each page with a fixed address has a record, which omits only a fixed title', () => {
    const fixed = [paths.home, paths.contact, paths.bookConsultation, '/thank-you', paths.insights];
    const searched = [...services.map(({ path }) => path), paths.caseStudies];
    const of = (records: ReturnType<typeof readSeed>) => records.map(({ path }) => path).toSorted();
    expect(of(readSeed())).toEqual([...fixed, ...searched].toSorted());
    expect(of(readSeed().filter(({ title }) => title !== null))).toEqual(searched.toSorted());
  });
});
