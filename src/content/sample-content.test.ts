import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allContentWarnings } from '../../scripts/content-checks/content-warnings.ts';
import { seedRecords } from '../../scripts/build/seed.ts';
import { paths } from '../paths.ts';
import { pageTitle } from '../seo/page-metadata.ts';
import { developers } from './company/developers.ts';
import { ownFigures } from './company/figures.ts';
import * as promises from './company/promises.ts';
import { quotes } from './company/price-quotes.ts';
import { priceBand, prices, projectRate } from './company/prices.ts';
import { teamStories } from './company/team-stories.ts';
import { serviceById, services } from './navigation/services.ts';
import { compileContent } from './compiler/compile-content.ts';
import type { ServicePrice } from './model/price-schema.ts';
import { filterStudies } from './selections/study-filters.ts';
import { siteConfig } from './site.ts';
import { sampleStudyPrefix } from './words/samples.ts';

/* Rules for the shipped sample content; `npm run clear-samples` removes this file. */

const { caseStudies, articles } = compileContent('content');

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

  test('have four pictures with alternative texts; three are screens, one of them a phone’s', () => {
    for (const { slug, images } of caseStudies) {
      const screens = images.filter(({ width, height }) => width / height !== 4 / 3);
      const phones = screens.filter(({ width, height }) => height > width);
      expect([images.length, phones.length], slug).toEqual([4, 1]);
      expect(screens.length, slug).toBeGreaterThanOrEqual(3);
      for (const { alt, caption } of images) expect([undefined, caption]).not.toContain(alt);
    }
  });

  test.each([
    ['shopify', 'coricraft next-calm parrot-print'],
    ['power-apps', 'motor-happy swaziland-building-society jp-markets bryte-insurance investec'],
    ['ai-chat', 'kia-south-africa pepkor-more jp-markets bryte-insurance'],
    ['web-apps', 'kia-south-africa pepkor-more motor-happy next-calm parrot-print investec'],
  ] as const)('on the page %s are %s', (page, slugs) => {
    const found = filterStudies(caseStudies, serviceById(page).studies);
    expect(found.map(({ slug }) => slug).join(' ')).toBe(slugs);
  });
});

describe('the three articles', () => {
  test.each(['low-code-no-code-era', 'low-code-revolution'])('%s quotes its figures', (named) => {
    const { content } = articles.find(({ id }) => id === named)!;
    for (const figure of ['81%', '31%', '13.2 billion', '50 billion', '2028'])
      expect(content.replaceAll('\u00a0', ' ')).toContain(figure);
  });

  test('link to every service, so that each service has an article', () => {
    const linked = articles.map(({ content }) => content).join('');
    for (const { path } of services) expect(linked).toContain(`href="${path}"`);
  });
});

test('titles in search results have 44 to 60 characters, an article’s up to 70; descriptions 120 to 155', () => {
  const shown = [
    ...seedRecords(),
    ...caseStudies.map(({ slug, title, shortDescription, seoTitle, seoDescription }) => ({
      path: paths.caseStudy(slug),
      title: pageTitle(seoTitle ?? title),
      description: `${sampleStudyPrefix} ${seoDescription ?? shortDescription}`,
    })),
    ...articles.map(({ id, title, excerpt }) => ({
      path: paths.insight(id),
      title: pageTitle(title, ' Insights'),
      description: excerpt,
    })),
    { path: 'the default', ...siteConfig.defaultSeo },
  ];
  /** The length with a name as long as the shipped one, so that a renamed site passes. */
  const lengthOf = (words: string) =>
    words.replaceAll(siteConfig.name, 'x'.repeat('Northveld'.length)).length;
  const isWrong = (words: string | null, from: number, to: number) =>
    words !== null && (lengthOf(words) < from || lengthOf(words) > to);
  const wrong = shown.filter(
    ({ path, title, description }) =>
      isWrong(title, 44, path.startsWith(`${paths.insights}/`) ? 70 : 60) ||
      isWrong(description, 120, 155),
  );
  expect(wrong).toEqual([]);
});

/* A buyer with a calculator reads prices, rates and efforts together: none may contradict another. */
describe('the prices', () => {
  const teams = prices['agile-teams']!;
  const rate = projectRate!;
  const weeksInMonth = 52 / 12;

  test('a smallest project costs the lowest price, or a whole number of months of one person', () => {
    for (const { from, per, smallest } of Object.values(prices as Record<string, ServicePrice>)) {
      if (per === 'project') expect(smallest.price).toBe(from);
      else expect(smallest.price % from).toBe(0);
    }
  });

  test('the typical engagement of Agile Teams costs what the people of its story do', () => {
    const { people, months } = teamStories[0]!;
    const { typical, levels } = teams;
    const senior = levels!.find(({ level }) => level === 'Senior engineer')!;
    const personMonths = people.length * months.length;
    expect(typical).toMatchObject({
      from: personMonths * senior.from,
      to: personMonths * senior.to,
    });
    const titles = people.map(
      ({ name }) => developers.find((developer) => developer.name === name)!.title,
    );
    for (const title of titles) expect(title).toMatch(/^Senior .* Engineer$/);
  });

  test('a week of a project costs what a month of one person does', () => {
    expect(rate.from * weeksInMonth).toBeGreaterThanOrEqual(teams.from);
    expect(rate.to * weeksInMonth).toBeLessThanOrEqual(teams.to);
  });

  test('the levels of Agile Teams fill its range, each from where the last one ends', () => {
    const levels = teams.levels!;
    expect(levels.map(({ from }) => from)).toEqual([
      teams.from,
      ...levels.slice(0, -1).map(({ to }) => to),
    ]);
    expect(levels.at(-1)!.to).toBe(teams.to);
  });

  test.each(caseStudies.filter(({ service }) => service))(
    'the effort of $slug costs a price within its service’s range, also at the lowest rate',
    ({ service, effort }) => {
      const { from, to } = prices[service!]!;
      const band = priceBand(effort)!;
      expect(band.from).toBeGreaterThanOrEqual(from);
      expect(band.to).toBeLessThanOrEqual(to);
      expect(effort * (teams.from / weeksInMonth)).toBeLessThanOrEqual(to);
    },
  );
});

test('the title of the home page ends with the company name, which no other record contains', () => {
  const withName = seedRecords().filter((record) =>
    JSON.stringify(record).includes(siteConfig.name),
  );
  expect(withName.map(({ path }) => path)).toEqual(['/']);
  expect(withName[0]!.title).toMatch(new RegExp(` \\| ${RegExp.escape(siteConfig.name)}$`));
});

test('articles are of the two specified categories', () => {
  const categories = new Set(articles.map(({ category }) => category));
  expect([...categories].sort()).toEqual(['Digital Transformation', 'E-Commerce']);
});

test('the locale is en_US', () => {
  expect(siteConfig.locale).toBe('en_US');
});

test('the figures of AI Chat are drawn as changes from 100', () => {
  expect(ownFigures.aiChat?.map(({ value, after }) => [value, after])).toEqual([
    ['160%', 260],
    ['73%', 27],
    ['40%', 140],
  ]);
});

test('a developer has more than the eight skills that a card shows', () => {
  expect(developers.some(({ skills }) => skills.length > 8)).toBe(true);
});

test('the example report has two pages', () => {
  const file = readFileSync(`public${quotes.exampleReport!.href}`, 'latin1');
  expect(file).toMatch(/^%PDF/);
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
});

test('the build has no warnings', () => {
  expect(allContentWarnings()).toEqual([]);
});

describe('the promises', () => {
  const texts = articles
    .flatMap(({ title, excerpt, content, closing }) => [
      ...[title, excerpt, content, closing.title, closing.text],
    ])
    .join('\n')
    .replaceAll(/\s+/g, ' ');

  test.each([
    [/within (\d+) hours/g, [promises.answerHours]],
    [/(\d+)-minute/g, [promises.consultationMinutes]],
    [/first (\d+) days/g, [promises.trialDays]],
    [/(\d+)[–-](\d+) weeks/g, Object.values(promises.prototypeWeeks)],
    [/under (\d+) weeks/g, [promises.storeLaunchWeeks]],
  ])('Markdown, which imports no constant, has its number in %s', (pattern, numbers) => {
    for (const [, ...found] of texts.matchAll(pattern)) expect(found.map(Number)).toEqual(numbers);
  });

  test('prototypes of agents and workflows are within the general range of weeks', () => {
    const { from, to } = promises.prototypeWeeks;
    for (const weeks of [promises.agentPrototypeWeeks, promises.workflowPrototypeWeeks])
      expect(weeks >= from && weeks <= to, `${weeks}`).toBe(true);
  });
});
