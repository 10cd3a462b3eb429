import { expect, type Page } from './test.ts';

/**
 * Scrolls through the page as a reader would and back to its top, until every part of it has been
 * taken over by React and every picture that the page asked for has come.
 */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  await expect.poll(() => unfinished(page), { timeout: 10_000 }).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** What a page that has been scrolled through still waits for. */
const unfinished = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isTakenOver = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__react'));
    const isThere = (image: HTMLImageElement) => image.complete || image.currentSrc === '';
    const waiting = [
      ...[...document.querySelectorAll('main :is(button, form, [role=tab])')].filter(
        (element) => !isTakenOver(element),
      ),
      ...[...document.images].filter((image) => !isThere(image)),
    ];
    // A reader on a slow machine would still be looking at it.
    waiting[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return waiting.map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 160)}`);
  });

/** How many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
