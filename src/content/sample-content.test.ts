import { describe, expect, test } from 'vitest';
import { loadSeed } from '../../tests/support/services/seed.ts';
import { paths } from '../paths.ts';
import { pageTitle } from '../seo/page-metadata.ts';
import { clients } from './company/clients.ts';
import { contactPeople } from './company/contact-people.ts';
import { offices } from './company/office-records.ts';
import { prices } from './company/prices.ts';
import { countries } from './company/promises.ts';
import { skillCategories } from './company/skills.ts';
import { services } from './navigation/services.ts';
import { compileContent } from './compiler/compile-content.ts';
import { developers } from './developers/developers.ts';
import { imagesByTitle } from './records/case-study-images.ts';
import { filterStudies, studyFilters } from './selections/study-filters.ts';
import { site } from './site.ts';
import { sampleStudyMark } from './words/samples.ts';

/* Rules for the shipped sample content alone. An owner with other content deletes this file. */

const content = compileContent('src/content');
const { caseStudies, articles, articleById, caseStudyBySlug } = content;

const words = (text: string) => text.trim().split(/\s+/).length;
const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');

/** Every string in a record, at any depth. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe('the ten studies', () => {
  test('are sorted by order', () => {
    expect(caseStudies.map(({ slug }) => slug)).toEqual([
      ...['coricraft', 'kia-south-africa', 'pepkor-more', 'motor-happy', 'next-calm'],
      ...['swaziland-building-society', 'jp-markets', 'bryte-insurance', 'parrot-print'],
      'investec',
    ]);
  });

  test('take 3 to 11 months', () => {
    const months = caseStudies.map(({ timeline }) => Number.parseInt(timeline));
    expect(Math.min(...months)).toBe(3);
    expect(Math.max(...months)).toBe(11);
  });

  test('have percentages that follow from their two values', () => {
    const number = (value: string) => Number(value.match(/\d+(?:\.\d+)?/)?.[0]);
    const changes = caseStudies
      .flatMap(({ slug, results }) => results.map((result) => ({ slug, ...result })))
      .filter(({ value }) => /^[+−]\d+%$/.test(value));
    expect(changes.length).toBeGreaterThan(caseStudies.length);
    for (const { slug, value, label, before, after } of changes) {
      const change = Math.round((number(after) / number(before) - 1) * 100);
      expect(`${change < 0 ? '−' : '+'}${Math.abs(change)}%`, `${slug}: ${label}`).toBe(value);
    }
  });

  test('have four pictures each', () => {
    expect(caseStudies.filter(({ images }) => images.length !== 4)).toEqual([]);
  });

  test('contain the required marketing figures', () => {
    const figures = caseStudies.flatMap(({ results }) =>
      results.map(({ value, label }) => `${value} ${label}`),
    );
    expect(figures).toContain('+30% lead conversion');
    expect(figures.some((figure) => figure.startsWith('15+ hrs/week saved'))).toBe(true);
    expect(figures.some((figure) => figure.startsWith('100% integration'))).toBe(true);
  });

  test('take hero and gallery from the mapping by title if it has them', () => {
    const unmapped = compileContent('src/content', { mapping: {} }).caseStudies;
    const mapping = Object.entries(imagesByTitle);
    expect(mapping.length).toBeGreaterThanOrEqual(2);
    for (const [title, mapped] of mapping) {
      const study = caseStudies.find((each) => each.title === title)!;
      expect(study.heroImage).toEqual(mapped.heroImage);
      expect(study.images).toMatchObject(mapped.images!);
      const own = unmapped.find((each) => each.title === title)!;
      expect(own.heroImage.src).not.toBe(study.heroImage.src);
      own.images.forEach(({ src }, index) => expect(src).not.toBe(study.images[index]!.src));
    }
  });

  test('have at least three screens with alternative texts, one of them of a phone', () => {
    for (const { slug, images } of caseStudies) {
      const screens = images.filter(({ width, height }) => width / height !== 4 / 3);
      expect(screens.length, slug).toBeGreaterThanOrEqual(3);
      expect(screens.filter(({ width, height }) => height > width).length, slug).toBe(1);
      for (const { alt, caption } of images) {
        expect(alt, slug).toBeDefined();
        expect(alt, slug).not.toBe(caption);
      }
    }
  });
});

describe('the filters of the service pages', () => {
  const found = (key: keyof typeof studyFilters) =>
    filterStudies(caseStudies, studyFilters[key].tags, studyFilters[key].limit).map(
      ({ slug }) => slug,
    );

  test('select stores on Shopify for /shopify', () => {
    expect(found('shopify')).toEqual(['coricraft', 'next-calm', 'parrot-print']);
    for (const slug of found('shopify')) {
      expect(caseStudyBySlug.get(slug)!.technologies.join(), slug).toContain('Shopify');
    }
  });

  test('select the five on the Power Platform for /power-apps', () => {
    expect(found('powerApps')).toEqual([
      ...['motor-happy', 'swaziland-building-society', 'jp-markets', 'bryte-insurance'],
      'investec',
    ]);
    for (const slug of found('powerApps')) {
      expect(caseStudyBySlug.get(slug)!.technologies.join(), slug).toMatch(/Power A(pps|utomate)/);
    }
  });

  test('select web products for /web-apps', () => {
    expect(found('webApps')).toEqual([
      ...['kia-south-africa', 'pepkor-more', 'motor-happy', 'next-calm', 'parrot-print'],
      'investec',
    ]);
  });

  test('select assistants for /ai-chat', () => {
    expect(found('aiChat')).toEqual([
      ...['kia-south-africa', 'pepkor-more', 'jp-markets', 'bryte-insurance'],
    ]);
  });

  test('each select some studies but not all', () => {
    for (const [page, { tags }] of Object.entries(studyFilters)) {
      const count = filterStudies(caseStudies, tags).length;
      expect(count, page).toBeGreaterThan(0);
      expect(count, page).toBeLessThan(caseStudies.length);
    }
  });
});

describe('the three articles', () => {
  test('are sorted newest first', () => {
    expect(articles.map(({ id, category }) => [id, category])).toEqual([
      ['low-code-no-code-era', 'Digital Transformation'],
      ['low-code-revolution', 'Digital Transformation'],
      ['ecommerce-ai-personalization', 'E-Commerce'],
    ]);
  });

  test.each(['low-code-no-code-era', 'low-code-revolution'])(
    '%s quotes the required figures with their sources',
    (id) => {
      const body = text(articleById.get(id)!.content);
      for (const figure of ['81%', '31%', '13.2 billion', '50 billion', '2028']) {
        expect(body).toContain(figure);
      }
      for (const source of [/KPMG’s [^.]*survey[^.]* of 2023/, /Forrester[^.]* 2024/]) {
        expect(body).toMatch(source);
      }
    },
  );

  test('link to every service, so that each service has an article', () => {
    const linked = articles.map(({ content: html }) => html).join('');
    for (const { path } of services) expect(linked).toContain(`href="${path}"`);
  });
});

describe('developers and clients', () => {
  test('there are fourteen profiles with 20 to 30 words and 6 to 12 skills', () => {
    expect(developers).toHaveLength(14);
    for (const { name, bio, skills } of developers) {
      expect(words(bio), name).toBeGreaterThanOrEqual(20);
      expect(words(bio), name).toBeLessThanOrEqual(30);
      expect(skills.length, name).toBeGreaterThanOrEqual(6);
      expect(skills.length, name).toBeLessThanOrEqual(12);
    }
  });

  test('there are sixteen wordmarks', () => {
    expect(clients).toHaveLength(16);
  });
});

describe('typography of studies and articles', () => {
  const passages = [
    ...strings(caseStudies),
    ...strings(articles.map((article) => ({ ...article, content: text(article.content) }))),
  ];

  test.each([
    ['quotation marks and apostrophes are curved, ‘single’', /["'“”]|&quot;|&#39;/],
    ['thousands have a non-breaking space', /\d \d{3}(?!\d)/],
    ['a range has an en dash, a decrease a minus sign', /\d-\d+ (?:weeks|days)|(?<!\w)-\d/],
  ])('%s', (_rule, broken) => {
    expect(passages.length).toBeGreaterThan(100);
    expect(passages.filter((passage) => broken.test(passage))).toEqual([]);
  });
});

describe('texts', () => {
  test('studies and articles contain no stock phrases', () => {
    const copy = JSON.stringify({ caseStudies, articles });
    expect(copy.match(/unlock|leverag|cutting-edge|seamless|fast-paced|lorem ipsum/gi)).toBeNull();
  });
});

describe('in search results', () => {
  const shown = [
    ...loadSeed(),
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
  const lengthOf = (text: string | null) =>
    text?.replaceAll(site.name, 'x'.repeat('Northveld'.length)).length ?? 0;

  const titles = shown.filter(({ title }) => title !== null);
  const descriptions = shown.filter(({ description }) => description !== null);
  test.each(titles.map(({ path, title }) => ({ path, title, length: lengthOf(title) })))(
    'the title of $path has 44 to 60 characters, an article’s up to 70: $length',
    ({ path, title, length }) => {
      expect(length, title!).toBeGreaterThanOrEqual(44);
      expect(length, title!).toBeLessThanOrEqual(path.startsWith(`${paths.insights}/`) ? 70 : 60);
    },
  );

  test.each(descriptions.map((one) => ({ ...one, length: lengthOf(one.description) })))(
    'the description of $path has 120 to 155 characters: $length',
    ({ description, length }) => {
      expect(length, description!).toBeGreaterThanOrEqual(120);
      expect(length, description!).toBeLessThanOrEqual(155);
    },
  );
});

describe('the six services', () => {
  const paths6 = [
    ...[paths.powerApps, paths.agenticAi, paths.agileTeams, paths.shopify],
    ...[paths.webApps, paths.aiChat],
  ];

  test('are in the order of the header, each with its price', () => {
    expect(services.map(({ path }) => path)).toEqual(paths6);
    expect(Object.keys(prices).toSorted()).toEqual(paths6.toSorted());
  });

  test('have titles in the seed that name South Africa', () => {
    for (const path of paths6)
      expect(loadSeed().find((record) => record.path === path)?.title).toContain('South Africa');
  });
});

describe('the seed of page_seo', () => {
  const ownTitles = [
    ...[paths.home, paths.contact, paths.bookConsultation, '/thank-you', paths.insights],
  ];
  const searched = [...services.map(({ path }) => path), paths.caseStudies];

  test('has a record for each page with a fixed address only', () => {
    expect(
      loadSeed()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([...ownTitles, ...searched].toSorted());
  });

  test('omits the title only for pages with a fixed title', () => {
    const titled = loadSeed().filter(({ title }) => title !== null);
    expect(titled.map(({ path }) => path).toSorted()).toEqual(searched.toSorted());
  });
});

describe('the three offices', () => {
  test('start with Johannesburg, and have the same hours', () => {
    expect(offices.map(({ key }) => key)).toEqual(['johannesburg', 'capeTown', 'durban']);
    for (const { hours } of offices) expect(hours).toBe('Monday - Friday 8:00am - 5:00pm');
  });
});

describe('developers and skills', () => {
  test('developers live in all named countries', () => {
    const lived = developers.map(({ location }) => location.split(', ').at(-1));
    expect([...new Set(lived)].toSorted()).toEqual([...countries].toSorted());
  });

  test('contact people are among the developers', () => {
    for (const { name, title } of contactPeople)
      expect(developers.find((developer) => developer.name === name)?.title).toBe(title);
  });

  test('eight categories have six to ten skills each', () => {
    expect(skillCategories.map(({ category }) => category)).toEqual([
      ...['Front-End', 'Back-End', 'Databases', 'Cloud & DevOps', 'Security'],
      ...['API & Integrations', 'Data & Analytics', 'CI/CD & Automation'],
    ]);
    for (const { category, skills } of skillCategories) {
      expect(skills.length, category).toBeGreaterThanOrEqual(6);
      expect(skills.length, category).toBeLessThanOrEqual(10);
    }
  });
});
