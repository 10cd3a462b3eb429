import type { Page } from 'playwright/test';

/** The sections of a page, in order. */
export const sections = (page: Page) => page.getByRole('main').getByRole('region');

/**
 * The section that contains these words: words of the specification or of the content, because an owner may
 * reword everything else.
 */
export const sectionWith = (page: Page, words: string | RegExp) =>
  sections(page).filter({ hasText: words });
