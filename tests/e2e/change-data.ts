import type { Locator } from 'playwright/test';
import { expect, type Page } from './test.ts';

/** Changes the data that a client navigation to `path` gets, to see what a page does with it. */
export async function changeData(
  page: Page,
  path: string,
  change: (data: never) => void,
): Promise<void> {
  await page.route(`**/api/page-data?path=${encodeURIComponent(path)}`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: never };
    change(json.data);
    await route.fulfill({ response, json });
  });
}

/** Follows a link of the footer without a new document. */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  await followInPlace(page.getByRole('contentinfo').getByRole('link', { name }));
}

/** Follows a link once its code is there, so that it is a client navigation. */
export async function followInPlace(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await expect
    .poll(() => link.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await link.click();
}
