import { expect, test } from 'vitest';
import { seedRecords } from '../../scripts/build/seed.ts';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { siteConfig } from '../../src/content/site.ts';
import { pageRoutes } from '../../src/entry-server.tsx';
import { siteWith } from '../support/site-with.ts';

/* Titles and descriptions for search engines. */

const records = seedRecords();
const { addresses, content } = siteWith({
  routes: pageRoutes,
  content: compileContent('content'),
});

/** Every page, and the not-found page, with its own metadata and its record. */
const pages = [...addresses, ['/nowhere', { route: pageRoutes.at(-1)!, params: {} }] as const].map(
  ([address, { route, params }]) => ({
    own: route.metadata(route.selectData?.(content, params, address) ?? null),
    record: records.find(({ path }) => path === address),
  }),
);

test('the home page has no title of its own: without its record it has the default', () => {
  const [home] = pages;
  expect([home!.own.title, home!.record?.title]).toEqual([undefined, expect.any(String)]);
});

test.each([
  ['own titles', pages.map(({ own }) => own.title)],
  ['titles', pages.map(({ own, record }) => record?.title ?? own.title)],
  [
    'descriptions',
    [siteConfig.defaultSeo, ...pages.map(({ own, record }) => record ?? own)].map(
      (its) => its.description,
    ),
  ],
])('the %s of the pages are unique', (_what, texts) => {
  expect(texts.filter((text, index) => text && texts.indexOf(text) !== index)).toEqual([]);
});
