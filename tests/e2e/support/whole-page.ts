import { expect, hydrated, type Page } from './test.ts';

const MAX_TRIES = 3;

/**
 * Scrolls through the page and back to its top, and waits until its form and pictures are loaded.
 *
 * Chromium 156 without a GPU stops drawing frames in about one of fifty pages that a script scrolls; a
 * reload helps.
 */
export async function readThrough(page: Page): Promise<void> {
  for (let tries = 1; !(await scrollThrough(page)); tries += 1) {
    if (tries === MAX_TRIES)
      throw new Error(`${page.url()} stopped drawing frames ${MAX_TRIES} times`);
    await page.reload();
    await hydrated(page);
  }
  if ((await page.locator('form').count()) > 0) await hydrated(page);
  await expect.poll(() => unfinished(page)).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** @returns false if the page stopped drawing frames */
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
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.9) {
      scrollTo({ top, behavior: 'instant' });
      if (!((await frame()) && (await frame()))) return false;
    }
    return true;
  });

/** Images that are still loading. */
const unfinished = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // One without a box is not fetched, nor one on a slide beside its carousel.
    const isLoaded = (image: HTMLImageElement) => {
      const { left, right, width } = image.getBoundingClientRect();
      const frame = image.closest('[aria-roledescription=carousel]') ?? document.documentElement;
      const shown = frame.getBoundingClientRect();
      const isBeside = right <= shown.left || left >= shown.right;
      return image.complete || image.currentSrc === '' || width === 0 || isBeside;
    };
    const waiting = [...document.images].filter((image) => !isLoaded(image));
    // Keeps the picture in view, so that a slow machine loads it.
    waiting[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return waiting.map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 160)}`);
  });

/** Horizontal overflow of the page in px. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
