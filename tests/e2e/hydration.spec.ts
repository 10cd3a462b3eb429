import { paths } from '../../src/paths.ts';
import { expectValues, fill, wrong } from './support/enquiry-form.ts';
import { expect, hold, hydrated, open, test } from './support/test.ts';

/*
 * Hydration matches the served document: `page` fails on any warning, here and in every-page.spec.ts, which also checks
 * that the served nodes stay.
 */

test('hydrates in a hidden tab without timers', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    const slow = window.setTimeout.bind(window);
    // Browsers throttle timers of hidden tabs to one a second; here they never fire.
    const stopped = (run: () => void, ms?: number) => (ms ? slow(run, ms) : 0);
    Object.assign(window, { setTimeout: stopped });
  });
  await open(page, paths.contact);
});

test('the query begins at the first question mark, in the document and in the browser', async ({
  page,
}) => {
  for (const query of ['?type=consultation?a=b', '?a=b?type=consultation']) {
    await open(page, `/thank-you${query}`);
    await expect(page.getByRole('main')).not.toContainText('scheduling a consultation');
  }
});

test('does a click once the app has come', async ({ page }) => {
  // Else a section that settles may move the button between press and release.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(paths.contact, { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('main').getByRole('button', { name: /^Durban/ });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test.describe('keeps what was typed and the styles after', () => {
  test.use({ allowedMessages: ['Minified React error #418'] });

  for (const [what, change] of [
    [
      'an extension’s element before the page',
      () => document.body.prepend(document.createElement('div')),
    ],
    [
      'a password manager’s element beside each field',
      () => {
        for (const field of document.querySelectorAll('main input:not([type=hidden])'))
          field.after(document.createElement('div'));
      },
    ],
    [
      'a translator’s elements in every text',
      () => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        while (texts.nextNode()) found.push(texts.currentNode as Text);
        for (const text of found) {
          if (!text.data.trim() || text.parentElement!.closest('script, style, noscript, textarea'))
            continue;
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text);
        }
      },
    ],
    ['a removed item of the footer', () => document.querySelector('footer li')!.remove()],
    ['a removed item of the header', () => document.querySelector('header li')!.remove()],
  ] as [string, () => void][])
    test(what, async ({ page }) => {
      const background = () =>
        page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      const release = await hold(page, /\/assets\/entry-client-/);
      await page.goto(paths.contact);
      await fill(page, wrong);
      const served = await background();
      await page.evaluate(change);
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      release();
      await hydrated(page);
      await expectValues(page, wrong);
      expect(await background()).toBe(served);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      const isKept = await heading.evaluate((element) => element.isConnected);
      if (what.startsWith('a removed')) expect(isKept).toBe(true);
    });
});
