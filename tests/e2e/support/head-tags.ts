import type { Page } from './test.ts';

const REQUIRED = [
  'title',
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

/** The names of head tags that occur more than once, and of required ones that are missing. */
export const repeatedOrMissingHeadTags = (page: Page): Promise<string[]> =>
  page.evaluate((required) => {
    const tags = document.querySelectorAll(
      'title, meta[name], meta[property], link:is([rel=canonical], [rel=icon], [rel=apple-touch-icon], [rel=manifest])',
    );
    const names = [...tags].map(
      (tag) =>
        ['name', 'property', 'rel'].map((name) => tag.getAttribute(name)).find(Boolean) ?? 'title',
    );
    return [
      ...names.filter((name, index) => names.indexOf(name) !== index),
      ...required.filter((name) => !names.includes(name)),
    ];
  }, REQUIRED);
