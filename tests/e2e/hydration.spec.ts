import { officePlaces } from '../../src/content/company/offices.ts';
import { paths } from '../../src/paths.ts';
import { pageOfEachKind } from '../support/example-paths.ts';
import { isHydrated } from '../support/is-hydrated.ts';
import { expectValues, field, fill, wrong } from './support/enquiry-form.ts';
import { expect, hold, hydrated, open, scrollAndClick, test } from './support/test.ts';

const lastOffice = new RegExp(`^${officePlaces.at(-1)!.name}`);
const needsOffices = () => test.skip(officePlaces.length < 2, 'one office has no button');

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

test('a first render depends on no clock, storage or window width', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03T04:05:06Z');
  // As if the visitor had chosen and stored everything.
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => 'yes';
  });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pageOfEachKind) await open(page, path);
  }
});

test('a second question mark and capitals in the query change nothing, in the document and in the browser', async ({
  page,
}) => {
  for (const query of ['?type=consultation?a=b', '?a=b?type=Consultation']) {
    await open(page, `/thank-you${query}`);
    await expect(page.getByRole('main')).toContainText('scheduling a consultation');
  }
});

test('a copy under another path keeps what the server has rendered, and works', async ({
  page,
  baseURL,
}) => {
  needsOffices();
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, paths.contact);
  const served = await heading.textContent();
  for (const path of ['/web/2026/contact', paths.insights]) {
    const url = `**${path}`;
    await page.route(url, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      await route.fulfill({ response: await route.fetch({ url: baseURL + paths.contact }) });
    });
    await page.goto(path);
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveText(served!);
    const office = page.getByRole('main').getByRole('button', { name: lastOffice });
    await scrollAndClick(office);
    await expect(office).toHaveAttribute('aria-pressed', 'true');
    await page.unroute(url);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recent Work' }).click();
  await expect(page).toHaveURL(paths.caseStudies);
  await expect(heading).toHaveText('Case Studies');
});

test('a click before hydration takes effect after it', async ({ page }) => {
  needsOffices();
  // Otherwise a section that settles may move the button between press and release.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(paths.contact, { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('main').getByRole('button', { name: lastOffice });
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
  ] as [string, () => void][])
    test(what, async ({ page }) => {
      const background = () =>
        page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
      const release = await hold(page, /\/assets\/entry-client-/);
      await page.goto(paths.contact);
      await fill(page, wrong);
      const served = await background();
      await field(page, 'message').focus();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.evaluate(change);
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      release();
      await hydrated(page);
      await expectValues(page, wrong);
      await expect(field(page, 'message')).toBeFocused();
      await page.keyboard.type('!');
      await expect(field(page, 'message')).toHaveValue('Hel!lo');
      expect(await background()).toBe(served);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      const isKept = await heading.evaluate((element) => element.isConnected);
      if (what.startsWith('a removed')) expect(isKept).toBe(true);
    });
});
