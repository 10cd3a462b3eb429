import type { Page } from '../support/test.ts';

/** Touch targets of less than 44 px in width or height. Scrolls through the page. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), textarea, summary, [role=tab]',
    );
    /** Links within a sentence are exempt (WCAG 2.5.8, exception 'inline'). */
    const isInText = (target: HTMLElement) =>
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent.trim() !== target.textContent.trim();
    const isSmall = ({ width, height }: { width: number; height: number }) =>
      width < 43.5 || height < 43.5;
    /** The area that receives touches: a pseudo-element may extend a target over its card. */
    const touched = (target: HTMLElement) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const takes = (x: number, y: number) => target.contains(document.elementFromPoint(x, y));
      const reach = (x: number, y: number, dx: number, dy: number) => {
        let steps = 0;
        while (steps < 44 && takes(x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
        return steps;
      };
      const [x, y] = [left + width / 2, top + height / 2];
      return {
        width: Math.max(width, 1 + reach(x, y, -1, 0) + reach(x, y, 1, 0)),
        height: Math.max(height, 1 + reach(x, y, 0, -1) + reach(x, y, 0, 1)),
      };
    };
    return [...targets]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !isInText(target) && !target.matches('[href="#main"]'))
      .filter((target) => isSmall(target.getBoundingClientRect()))
      .map((target) => ({ target, box: touched(target) }))
      .filter(({ box }) => isSmall(box))
      .map(
        ({ target, box }) =>
          `${target.tagName} '${target.textContent.trim()}' ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
      );
  });
