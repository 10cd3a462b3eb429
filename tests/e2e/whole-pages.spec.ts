import { expectMessages, messages } from './support/enquiry-form.ts';
import { expect, open, pathsOf, test } from './support/test.ts';

/* Interactive parts work without scrolling to them: one of each kind. */

for (const path of pathsOf('agile-teams', 'agentic-ai', 'shopify')) {
  test(`everything on ${path} works without scrolling`, async ({ page }) => {
    await open(page, path);
    for (const [selector, attribute] of [
      ['[role=tab]', 'aria-selected'],
      ['main h3 button[aria-expanded]', 'aria-expanded'],
    ] as const) {
      if ((await page.locator(selector).count()) === 0) continue;
      await page.locator(selector).last().dispatchEvent('click');
      await expect(page.locator(selector).last()).toHaveAttribute(attribute, 'true');
    }
    for (const carousel of await page.locator('[aria-roledescription=carousel]').all()) {
      const next = carousel.getByRole('button', { name: /^Next/ });
      const slides = await carousel.locator('[aria-roledescription=slide]').count();
      // Where all slides are in view, nothing moves.
      if (slides === 1 || (slides <= 3 && (await next.isDisabled()))) continue;
      await next.dispatchEvent('click');
      // The developers are centred: of the three in view the second one is chosen.
      const isCentred = (await carousel.getAttribute('aria-label')) === 'Developer profiles';
      const reached = `, ${isCentred ? 3 : 2} of ${slides}`;
      await expect(carousel.getByRole('status').last()).toContainText(reached);
    }
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.addEventListener('focusin', (event) => event.stopPropagation());
      form.requestSubmit();
    });
    const { company: _, ...required } = messages;
    await expectMessages(page, required);
    await expect(page).toHaveURL(path);
  });
}
