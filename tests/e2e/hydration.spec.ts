import { site } from '../../src/content/site.ts';
import { answerChanged, expect, follow, hydrated, open, test } from './support/test.ts';

/*
 * Hydration matches the served document: `page` fails on any warning, here and in every-page.spec.ts, which also checks
 * that the served nodes stay.
 */

test('hydrates a document into which an extension has inserted an element', async ({ page }) => {
  await answerChanged(page, '/contact', (html) =>
    html.replace(/(<body[^>]*>)/, '$1<div id="extension">Hello</div>'),
  );
  const background = () =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.goto('/contact');
  const served = await background();
  await hydrated(page);
  expect(await background()).toBe(served);
  await expect(page).toHaveTitle(`Contact Us | ${site.name}`);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await follow(page, 'Insights');
  await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
});

test('hydrates in a hidden tab without timers', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    const slow = window.setTimeout.bind(window);
    // Browsers throttle timers of hidden tabs to one a second; here they never fire.
    const stopped = (run: () => void, ms?: number) => (ms ? slow(run, ms) : 0);
    Object.assign(window, { setTimeout: stopped });
  });
  await page.goto('/contact');
  await hydrated(page);
});

test('the query begins at the first question mark, in the document and in the browser', async ({
  page,
}) => {
  const message = page.locator('main .message p').first();
  for (const [query, isConsultation] of [
    ['?type=consultation&utm_source=mail', true],
    ['?type=consultation?utm_source=mail', false],
    ['?utm_source=mail?type=consultation', false],
  ] as const) {
    const document = await (await page.request.get(`/thank-you${query}`)).text();
    await open(page, `/thank-you${query}`);
    const shown = await message.innerText();
    expect(shown.includes('scheduling a consultation'), query).toBe(isConsultation);
    expect(document.replaceAll('&#x27;', "'"), query).toContain(shown);
  }
});
