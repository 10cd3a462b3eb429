import { findProblems } from './axe.ts';
import { enquiryOf, fill, submitButton, wrong } from './enquiry-form.ts';
import { expect, open, routes, test, type Page } from './test.ts';
import { overflow, readThrough } from './whole-page.ts';

/* WCAG 2.2 AA throughout and AAA contrast of body text, on every page and in every state. */

const missing = ['/no/such-page', '/case-studies/no-such-study', '/insights/no-such-article'];
const everyPage = [...routes, ...missing];
const half = Math.ceil(everyPage.length / 2);
const phone = { width: 375, height: 812 };
const desktop = { width: 1280, height: 800 };

test.use({ allowedMessages: ['404', 'not found', '502', '422'] });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function expectSound(page: Page, what: string, within?: string): Promise<void> {
  expect.soft(await findProblems(page, within), what).toEqual([]);
}

for (const size of [phone, desktop]) {
  for (const [part, pages] of [
    ['first half', everyPage.slice(0, half)],
    ['second half', everyPage.slice(half)],
  ] as const) {
    test(`axe finds nothing on any page at ${size.width} px, ${part}`, async ({ page }) => {
      test.setTimeout(150_000);
      await page.setViewportSize(size);
      for (const path of pages) {
        await open(page, path);
        await readThrough(page);
        await expectSound(page, path);
        for (const tab of await page.getByRole('tab', { selected: false }).all()) {
          await tab.click();
          await expectSound(page, `${path}, ${await tab.innerText()}`, '[role=tabpanel]');
        }
        for (const item of await page.locator('main h3 button[aria-expanded]').all()) {
          if ((await item.getAttribute('aria-expanded')) === 'false') await item.click();
          await expect(item).toHaveAttribute('aria-expanded', 'true');
          const panel = `[id="${await item.getAttribute('aria-controls')}"]`;
          await expectSound(page, `${path}, ${await item.innerText()}`, panel);
        }
      }
    });
  }
}

test('axe finds nothing in the open menus', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('button', { name: 'Our Expertise' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Power Apps/ })).toBeVisible();
  await expectSound(page, 'dropdown');
  await page.setViewportSize(phone);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expectSound(page, 'mobile menu');
});

for (const path of ['/contact', '/ai-chat']) {
  test(`axe finds nothing in the form of ${path} with its messages and its toast`, async ({
    page,
  }) => {
    await page.route('**/api/enquiries', (route) => route.fulfill({ status: 502, json: {} }));
    await open(page, path);
    await fill(page, wrong);
    await submitButton(page).click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
    await expectSound(page, 'messages');
    await fill(page, enquiryOf('axe@example.co.za'));
    await submitButton(page).click();
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();
    await expectSound(page, 'toast');
  });
}

test('axe finds nothing on a page that a refused post without script gets', async ({ page }) => {
  await open(page, '/contact');
  await fill(page, wrong);
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL('/api/enquiries');
  await expect(page.locator('#contact-problems')).toBeVisible();
  await expectSound(page, 'refused');
});

test('every page has one h1, headings in order, landmarks and a skip link', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of everyPage) {
    await page.goto(path);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
    expect
      .soft(
        levels.filter((level) => level === 1),
        path,
      )
      .toEqual([1]);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect.soft(jumps, `${path}: ${levels.join(' ')}`).toEqual([]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect.soft(page.getByRole(landmark), path).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /^Skip to/ });
    await expect.soft(skip, path).toBeFocused();
    await expect.soft(skip, path).toBeInViewport();
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('everything to touch is 44 px at least on a phone', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(phone);
  for (const path of everyPage) {
    await open(page, path);
    const small = await page.evaluate(() => {
      const targets = document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), textarea, summary, [role=tab]',
      );
      /** A link within a sentence is as high as its line (WCAG 2.5.8, exception 'inline'). */
      const isInText = (target: HTMLElement) =>
        getComputedStyle(target).display === 'inline' &&
        target.parentElement?.textContent.trim() !== target.textContent.trim();
      /** What really takes the touch: a pseudo-element may stretch a target over its card. */
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
        .map((target) => ({ target, box: touched(target) }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(
          ({ target, box }) =>
            `${target.tagName} '${target.textContent.trim()}' ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
        );
    });
    expect.soft(small, path).toEqual([]);
  }
});

test('nothing is lost at 320 px, nor at 200 % zoom', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of everyPage) {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    expect.soft(await overflow(page), `${path} at 320 px`).toBe(0);
    expect.soft(await cutOff(page), `${path} at 320 px`).toEqual([]);
    // A window of 1280 px at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    expect.soft(await overflow(page), `${path} at 200 %`).toBe(0);
    expect.soft(await cutOff(page), `${path} at 200 %`).toEqual([]);
  }
});

/** Texts that reach beyond the window's edge and that nothing scrolls into view. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = (element: Element) =>
      element.closest('[aria-roledescription=carousel], [data-radix-scroll-area-viewport]') !==
        null ||
      (function scrolls(node: Element | null): boolean {
        if (!node || node === document.body) return false;
        return /auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement);
      })(element);
    return [...document.querySelectorAll('main *, footer *, header *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('svg, [aria-hidden=true]'))
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && (right > innerWidth + 1 || left < -1);
      })
      .filter((element) => !moves(element))
      .map((element) => `${element.tagName} '${element.textContent.trim().slice(0, 60)}'`);
  });
}

test('high contrast keeps borders, marks and focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/shopify', '/agile-teams', '/contact']) {
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).not.toHaveCSS('outline-style', 'none');
  await expect(focused).not.toHaveCSS('outline-width', '0px');
});
