import type { Page } from '../support/test.ts';

/**
 * What forced colours of a dark scheme lose: borders of controls without words, the contrast of buttons, light words
 * and bars of drawings.
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
      ...losing('svg text', (words) => lightness(getComputedStyle(words).fill) > 0.4),
      ...losing(
        '.bars .after',
        (bar) => lightness(getComputedStyle(bar, '::before').backgroundColor) > 0.4,
      ),
    ].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}
