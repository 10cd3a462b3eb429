import { expect, it } from 'vitest';
import { matchPage } from './routes.tsx';

it.each([
  ['/', 'home', {}],
  ['/shopify', 'shopify', {}],
  ['/Shopify', 'shopify', {}],
  ['/%73hopify', 'shopify', {}],
  ['/case-studies', 'caseStudies', {}],
  ['/case-studies/', 'caseStudies', {}],
  ['/case-studies/investec', 'caseStudy', { caseStudyId: 'investec' }],
  ['/insights/low-code-no-code-era', 'insight', { insightId: 'low-code-no-code-era' }],
])('%s is the page %s', (path, pageKey, params) => {
  expect(matchPage(path)).toEqual({ pageKey, params });
});

it.each(['/no-such-page', '/case-studies/investec/more', '/shopify/more'])(
  '%s is no page',
  (path) => {
    expect(matchPage(path).pageKey).toBe('notFound');
  },
);
