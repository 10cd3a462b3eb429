import type { Page } from './test.ts';

/** The names of head tags that occur more than once, though each has one value. */
export const repeatedHeadTags = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tags = document.querySelectorAll(
      'title, meta[name], meta[property], link:is([rel=canonical], [rel=icon], [rel=apple-touch-icon], [rel=manifest])',
    );
    const names = [...tags].map(
      (tag) =>
        ['name', 'property', 'rel'].map((name) => tag.getAttribute(name)).find(Boolean) ?? 'title',
    );
    const needed = ['title', 'description', 'canonical', 'robots', 'og:title', 'twitter:card'];
    return [
      ...names.filter((name, index) => names.indexOf(name) !== index),
      ...needed.filter((name) => !names.includes(name)),
    ];
  });
