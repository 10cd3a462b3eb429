import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from './test.ts';

// `axe.source` has twice the size, and a page takes longer to read it than to be checked.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe-core with WCAG 2.2 A and AA, its best practices, and AAA contrast of body text.
 *
 * @param within a selector that limits the search to a part of the page
 * @returns a line for each violation: rule, element and axe's summary
 */
export async function findProblems(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, ruleTags]) => {
      // While something fades in, axe would measure the colours of a half-transparent panel.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      // Axe reads a masked drawing behind a text as a solid background.
      for (const drawing of document.querySelectorAll<HTMLElement>('[aria-hidden=true]')) {
        if (getComputedStyle(drawing).maskImage !== 'none') drawing.style.display = 'none';
      }
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const results = await runner.run(selector ?? document, {
        runOnly: { type: 'tag', values: ruleTags },
        rules: { 'color-contrast-enhanced': { enabled: true } },
        resultTypes: ['violations'],
        preload: false, // of stylesheets and films, which the rules that run don't need
      });
      /** Text of at least the body size, which must have AAA contrast. */
      const isBodyText = (target: string) => {
        const element = document.querySelector(target);
        if (!element?.matches('p, li, dd, td, blockquote')) return false;
        return parseFloat(getComputedStyle(element).fontSize) >= 16;
      };
      return results.violations.flatMap((rule) =>
        rule.nodes
          .filter(
            ({ target }) => rule.id !== 'color-contrast-enhanced' || isBodyText(target.join(' ')),
          )
          .map(
            ({ html, failureSummary = '' }) =>
              `${rule.id}: ${html.slice(0, 160)} — ${failureSummary.split('\n').slice(1).join(';').trim().slice(0, 200)}`,
          ),
      );
    },
    [within, tags] as const,
  );
}
