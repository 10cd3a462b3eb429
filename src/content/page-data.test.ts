import { describe, expect, test } from 'vitest';
import { compileContent } from './compile-content.ts';
import { toContent } from './content.ts';
import { loadPageData } from './page-data.ts';
import type { PageDataByKey } from './page-data-types.ts';

const content = compileContent('src/content');

/** The data of a page that exists. */
function dataOf<K extends keyof PageDataByKey>(
  key: K,
  params: Record<string, string> = {},
  from = content,
): PageDataByKey[K] {
  const { status, data } = loadPageData(key, params, from);
  expect(status).toBe(200);
  return data as PageDataByKey[K];
}

const slugs = ({ studies }: { studies: { slug: string }[] }) => studies.map(({ slug }) => slug);

describe('studies of the service pages', () => {
  test('/shopify shows shops and retail', () => {
    expect(slugs(dataOf('shopify'))).toEqual([
      'coricraft',
      'pepkor-more',
      'next-calm',
      'parrot-print',
    ]);
  });

  test('/power-apps shows the five with Microsoft or automation', () => {
    expect(slugs(dataOf('powerApps'))).toEqual([
      'motor-happy',
      'swaziland-building-society',
      'jp-markets',
      'bryte-insurance',
      'investec',
    ]);
  });

  test('/web-apps shows web products', () => {
    expect(slugs(dataOf('webApps'))).toEqual([
      'kia-south-africa',
      'pepkor-more',
      'motor-happy',
      'next-calm',
      'parrot-print',
      'investec',
    ]);
  });

  test('/ai-chat shows assistants', () => {
    expect(slugs(dataOf('aiChat'))).toEqual([
      'kia-south-africa',
      'pepkor-more',
      'jp-markets',
      'bryte-insurance',
    ]);
  });

  test('stay within their limits when the collection grows', () => {
    const many = toContent({
      articles: [],
      caseStudies: Array.from({ length: 100 }, (_, index) => ({
        ...content.caseStudies[0]!,
        slug: `study-${index}`,
        technologies: ['Shopify', 'React', 'Microsoft Power Apps', 'AI chat'],
      })),
    });
    const counts = (['shopify', 'powerApps', 'webApps', 'aiChat'] as const).map(
      (key) => dataOf(key, {}, many).studies.length,
    );
    expect(counts).toEqual([12, 5, 10, 12]);
  });

  test('carry no more than a card needs', () => {
    expect(Object.keys(dataOf('shopify').studies[0]!).sort()).toEqual([
      'id',
      'image',
      'industry',
      'shortDescription',
      'slug',
      'technologies',
      'title',
    ]);
  });
});

describe('case studies', () => {
  test('the list has all ten', () => {
    expect(dataOf('caseStudies').studies).toHaveLength(10);
  });

  test('each in the list has its duration and its first result', () => {
    expect(dataOf('caseStudies').studies[0]).toMatchObject({
      timeline: '5 months',
      result: { value: '+46%', label: 'online conversion on configurable ranges' },
    });
  });

  test('each study comes whole, with the one that follows it', () => {
    const { study, next } = dataOf('caseStudy', { caseStudyId: 'coricraft' });
    expect(study.situation).not.toBe('');
    expect(next.slug).toBe('kia-south-africa');
  });

  test('after the last comes the first', () => {
    expect(dataOf('caseStudy', { caseStudyId: 'investec' }).next.slug).toBe('coricraft');
  });

  test.each(['nothing', '', '__proto__', 'constructor'])('the id "%s" is a 404', (caseStudyId) => {
    expect(loadPageData('caseStudy', { caseStudyId }, content)).toEqual({
      status: 404,
      data: null,
    });
  });
});

describe('insights', () => {
  test('the list shows the first article only, without its body', () => {
    const { articles } = dataOf('insights');
    expect(articles.map(({ id }) => id)).toEqual(['low-code-no-code-era']);
    expect(articles[0]).not.toHaveProperty('content');
  });

  test('an article comes with its body and leads on to the others', () => {
    const { article, more } = dataOf('insight', { insightId: 'low-code-revolution' });
    expect(article.content).toContain('<h2 id=');
    expect(more.map(({ id }) => id)).toEqual([
      'ecommerce-ai-personalization',
      'low-code-no-code-era',
    ]);
    expect(more[0]).not.toHaveProperty('content');
  });

  test('an unknown id is a 404', () => {
    expect(loadPageData('insight', { insightId: 'nothing' }, content)).toEqual({
      status: 404,
      data: null,
    });
  });
});

test('pages without collections get null, and the not-found screen a 404', () => {
  expect(loadPageData('home', {}, content)).toEqual({ status: 200, data: null });
  expect(loadPageData('notFound', {}, content)).toEqual({ status: 404, data: null });
});
