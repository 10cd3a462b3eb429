import type { Page } from './test.ts';

/** Turns an open page to be read from right to left, as browsers do that translate it. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
