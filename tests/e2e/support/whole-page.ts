import { expect, hydrated, type Page } from './test.ts';

const TRIES = 3;

/**
 * Scrolls through the page as a reader would and back to its top, until the code of its
 * form and every picture that the page asked for have come.
 *
 * Chromium 156 without a GPU stops its frames for good in one of some fifty pages scrolled by
 * script; a new document has them again.
 */
export async function readThrough(page: Page): Promise<void> {
  for (let tries = 1; !(await scrollThrough(page)); tries += 1) {
    if (tries === TRIES) throw new Error(`${page.url()} stopped its frames ${TRIES} times`);
    await page.reload();
    await hydrated(page);
  }
  if ((await page.locator('form').count()) > 0) await hydrated(page);
  await expect.poll(() => unfinished(page), { timeout: 10_000 }).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** @returns whether the page went on to draw frames until its end */
const scrollThrough = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise<boolean>((resolve) => {
        const limit = setTimeout(() => resolve(false), 5_000);
        requestAnimationFrame(() => {
          clearTimeout(limit);
          resolve(true);
        });
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      if (!((await frame()) && (await frame()))) return false;
    }
    return true;
  });

/** What a page that has been scrolled through still waits for. */
const unfinished = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isThere = (image: HTMLImageElement) => image.complete || image.currentSrc === '';
    const waiting = [...document.images].filter((image) => !isThere(image));
    // A reader on a slow machine would still be looking at it.
    waiting[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return waiting.map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 160)}`);
  });

/** How many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
