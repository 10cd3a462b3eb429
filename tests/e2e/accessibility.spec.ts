import { services } from '../../src/content/navigation/services.ts';
import { findProblems } from './support/axe.ts';
import { enquiryOf, fill, submit, wrong } from './support/enquiry-form.ts';
import { expect, open, test, type Page, servicePath } from './support/test.ts';

/* WCAG 2.2 AA and AAA contrast of body text in states that every-page.spec.ts does not cover. */

test.use({ allowedMessages: ['502', '422'] });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function expectNoProblems(page: Page, state: string): Promise<void> {
  expect.soft(await findProblems(page), state).toEqual([]);
}

test('the open menus have no axe violations', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Our Expertise' }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: services[0]!.name }),
  ).toBeVisible();
  await expectNoProblems(page, 'dropdown');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expectNoProblems(page, 'mobile menu');
});

for (const path of ['/contact', servicePath]) {
  test(`the form of ${path} has no axe violations with messages and toast`, async ({ page }) => {
    await page.route('**/api/enquiries', (route) => route.fulfill({ status: 502, json: {} }));
    await open(page, path);
    await fill(page, wrong);
    await submit(page);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(wrong).length);
    await expectNoProblems(page, 'messages');
    await fill(page, enquiryOf('axe@example.com'));
    await submit(page);
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();
    await expectNoProblems(page, 'toast');
  });
}

test('the page after a rejected post without script has no axe violations', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, wrong);
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL('/api/enquiries');
  await expect(page.locator('#contact-problems')).toBeVisible();
  await expectNoProblems(page, 'rejected');
});

test('forced colours of a dark scheme reach the words and bars of drawings', async ({ page }) => {
  await page.emulateMedia({
    forcedColors: 'active',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  for (const path of ['/web-apps', '/agile-teams', '/agentic-ai']) {
    await open(page, path);
    const fills = await page
      .locator('main svg text:visible')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill));
    expect(fills.length, path).toBeGreaterThan(0);
    for (const fill of fills) expect.soft(lightness(fill), `${path}: ${fill}`).toBeGreaterThan(0.4);
  }
  await open(page, '/ai-chat');
  const bars = await page
    .locator('.bars .after')
    .evaluateAll((all) => all.map((bar) => getComputedStyle(bar, '::before').backgroundColor));
  expect(bars).toHaveLength(3);
  for (const bar of bars) expect.soft(lightness(bar), bar).toBeGreaterThan(0.4);
});

/** The mean of a colour's channels, from 0 to 1. */
const lightness = (color: string): number => {
  const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return channels.reduce((sum, channel) => sum + channel, 0) / (3 * 255);
};

test('forced colours keep borders of controls and the focus outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', ...services.map(({ path }) => path), '/contact']) {
    await open(page, path);
    const flat = await page
      .locator('main :is(button, input:not([type=hidden]), textarea):visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
            const isDrawn = [undefined, '::before', '::after'].some((part) => {
              const style = getComputedStyle(control, part);
              return sides.some(
                (side) =>
                  parseFloat(style[`border${side}Width`]) > 0 &&
                  style[`border${side}Style`] !== 'none',
              );
            });
            return !isDrawn && !control.textContent;
          })
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect.soft(flat, path).toEqual([]);
  }
  await open(page, '/');
  for (const button of await page
    .locator('main :is([data-variant=default], [data-variant=secondary]):visible')
    .all()) {
    // Otherwise the browser puts a plate of the ground's colour behind the words.
    await expect(button).toHaveCSS('forced-color-adjust', 'none');
    const { text, ground } = await button.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { text: color, ground: backgroundColor };
    });
    expect(Math.abs(lightness(text) - lightness(ground)), `${text} on ${ground}`).toBeGreaterThan(
      0.4,
    );
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).not.toHaveCSS('outline-style', 'none');
  await expect(focused).not.toHaveCSS('outline-width', '0px');
});
