import type { Page } from '../support/test.ts';

/** Records violations of the content security policy from the start of the document. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });

/** The violations that `watchPolicy` has recorded. */
export const violations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { refused: string[] }).refused);
