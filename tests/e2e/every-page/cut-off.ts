import type { Page } from '../support/test.ts';

/** Texts that overflow the viewport horizontally outside scroll containers. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = (element: Element) =>
      element.closest('[aria-roledescription=carousel]') !== null ||
      (function scrolls(node: Element | null): boolean {
        if (!node || node === document.body) return false;
        return /auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement);
      })(element);
    return [...document.querySelectorAll('main *, footer *, header *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('svg, [aria-hidden=true]'))
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && (right > innerWidth + 1 || left < -1);
      })
      .filter((element) => !moves(element))
      .map((element) => `${element.tagName} '${element.textContent.trim().slice(0, 60)}'`);
  });
}
