import type { Page } from './test.ts';

/** Texts and pictures of the page that are not visible. Playwright can evaluate script in a page without JavaScript. */
export const invisible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /**
     * Hidden on purpose: elements for script, drawings for other widths, the honeypot, the content of closed
     * native disclosures, links that replace buttons in browsers without popovers, and the calendar's second link.
     */
    const isHiddenOnPurpose = (element: Element) =>
      element.closest(
        'script, style, template, button, .honeypot, svg *, [aria-hidden=true], [role=status], details:not([open]) > :not(summary), a[href="#privacy"], .below > p > a, .below > a',
      ) !== null;
    const isVisible = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        return false;
      }
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    };
    const texts = [...document.querySelectorAll('main :not(noscript)')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    /** A screen for other widths, beside one that is shown. */
    const isReplaced = (element: Element) =>
      [...(element.closest('.screen')?.parentElement?.querySelectorAll('img') ?? [])].some(
        isVisible,
      );
    return [...texts, ...document.querySelectorAll('main img')]
      .filter(
        (element) => !isHiddenOnPurpose(element) && !isVisible(element) && !isReplaced(element),
      )
      .map((element) => element.outerHTML.slice(0, 140));
  });
