import type { Page } from './test.ts';

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
  await page.waitForFunction(() => {
    const isTakenOver = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__react'));
    return (
      [...document.querySelectorAll('main :is(button, form, [role=tab])')].every(isTakenOver) &&
      [...document.images].every((image) => image.complete || image.currentSrc === '')
    );
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** How many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
