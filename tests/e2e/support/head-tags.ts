import { expect, type Page } from './test.ts';

/** The names of head tags that may occur only once. */
function headTags(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'title, meta[name], meta[property], link:is([rel=canonical], [rel=icon], [rel=apple-touch-icon], [rel=manifest])',
      ),
    ].map(
      (tag) =>
        tag.getAttribute('name') ??
        tag.getAttribute('property') ??
        tag.getAttribute('rel') ??
        tag.tagName,
    ),
  );
}

const required = [
  'TITLE',
  'description',
  'author',
  'canonical',
  'icon',
  'apple-touch-icon',
  'manifest',
  'robots',
  'og:title',
  'og:description',
  'og:type',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'og:url',
  'og:site_name',
  'og:locale',
  'twitter:card',
  'twitter:site',
  'twitter:creator',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:url',
];

/** Expects each required tag once. */
export async function expectHeadTagsOnce(page: Page): Promise<void> {
  const tags = (await headTags(page)).filter((tag) => required.includes(tag));
  expect(tags.toSorted()).toEqual(required.toSorted());
}
