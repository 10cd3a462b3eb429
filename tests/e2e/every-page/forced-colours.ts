import type { Page } from '../support/test.ts';

/**
 * What forced colours of a dark scheme lose: borders of controls without words, the contrast of words and buttons, and
 * light words on dark shapes and bars of drawings.
 */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  return page.evaluate(() => {
    /** The mean of a colour's channels, from 0 to 1. */
    const lightness = (color: string): number => {
      const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      return channels.reduce((sum, channel) => sum + channel, 0) / (3 * 255);
    };
    const hasBorder = (control: Element) =>
      [undefined, '::before', '::after'].some((part) => {
        const style = getComputedStyle(control, part);
        return (['Top', 'Right', 'Bottom', 'Left'] as const).some(
          (side) =>
            parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
        );
      });
    const hasContrast = (button: Element) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(button);
      // Otherwise the browser puts a plate of the ground's colour behind the words.
      if (forcedColorAdjust !== 'none') return false;
      return Math.abs(lightness(color) - lightness(backgroundColor)) > 0.4;
    };
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    /** A drawing's light words, without a light box behind them. */
    const isOnDark = (words: Element) => {
      const { x, y, width, height } = words.getBoundingClientRect();
      const boxes = [...words.closest('svg')!.querySelectorAll('rect')].filter((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isAround = left < x + width / 2 && x + width / 2 < right;
        const isBefore = box.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING;
        return isBefore && isAround && top < y + height / 2 && y + height / 2 < bottom;
      });
      const fillOf = (shape: Element) => lightness(getComputedStyle(shape).fill);
      return fillOf(words) > 0.4 && boxes.every((box) => fillOf(box) < 0.4);
    };
    const losing = (selector: string, isKept: (element: Element) => boolean) =>
      [...document.querySelectorAll(`main ${selector}`)].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !isKept(element),
      );
    return [
      ...losing(
        ':is(button, input:not([type=hidden]), textarea)',
        (control) => control.textContent !== '' || hasBorder(control),
      ),
      ...losing(':is([data-variant=default], [data-variant=secondary])', hasContrast),
      ...losing(':not([data-variant], svg *)', (element) => {
        if (!hasWords(element)) return true;
        const { color, forcedColorAdjust } = getComputedStyle(element);
        return forcedColorAdjust === 'none' || lightness(color) > 0.4;
      }),
      ...losing('svg text', isOnDark),
      ...losing(
        '.bars .after',
        (bar) => lightness(getComputedStyle(bar, '::before').backgroundColor) > 0.4,
      ),
    ].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}
