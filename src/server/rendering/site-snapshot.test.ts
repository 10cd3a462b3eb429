import { expect, it } from 'vitest';
import { testRoute } from '../../../tests/support/test-route.ts';
import type { Article } from '../../content/records/article-schema.ts';
import type { CaseStudy } from '../../content/records/case-study-schema.ts';
import { toContent } from '../../content/records/content.ts';
import { createSiteSnapshots, type SiteSnapshotsOptions } from './site-snapshot.ts';

const routes = [
  testRoute('/soon', { draft: true }),
  testRoute('/studies/:id', {
    addresses: ({ caseStudies }) => caseStudies.map(({ slug }) => `/studies/${slug}`),
  }),
  testRoute('/insights/:id', {
    addresses: ({ articles }) => articles.map(({ id }) => `/insights/${id}`),
  }),
];
const study = (slug: string, draft: boolean) => ({ slug, draft }) as CaseStudy;
const article = (id: string, date: string, draft = false) => ({ id, date, draft }) as Article;
const content = toContent({
  caseStudies: [study('shown', false), study('hidden', true)],
  articles: [
    article('hidden', 'March 4, 2026', true),
    article('later', 'March 5, 2026'),
    article('shown', 'March 4, 2026'),
  ],
});
/** The last second of 4 March in Maputo. */
const evening = Date.parse('2026-03-04T23:59:59+02:00');

function setUp(options: Partial<SiteSnapshotsOptions> = {}) {
  const clock = { now: evening };
  const defaults = { routes, content, showDrafts: false, timeZone: 'Africa/Maputo' };
  const snapshot = createSiteSnapshots({ ...defaults, now: () => clock.now, ...options });
  return { clock, snapshot };
}

it('leaves out drafts, and articles until midnight of their day', () => {
  const { clock, snapshot } = setUp();
  expect([...snapshot().addresses.keys()]).toEqual(['/studies/shown', '/insights/shown']);
  expect(snapshot().content.caseStudyBySlug.has('hidden')).toBe(false);
  const today = snapshot();
  expect(snapshot()).toBe(today);
  clock.now += 1000;
  expect(snapshot()).not.toBe(today);
  expect(snapshot().content.articles.map(({ id }) => id)).toEqual(['later', 'shown']);
  expect([...snapshot().addresses.keys()]).toContain('/insights/later');
});

it('contains everything if drafts are shown, and lists the public part', () => {
  const { addresses, content: shown, published } = setUp({ showDrafts: true }).snapshot();
  expect(addresses.size).toBe(6);
  expect(shown.articles).toHaveLength(3);
  expect([...published.addresses.keys()]).toEqual(['/studies/shown', '/insights/shown']);
});
