import { paths } from '../../src/paths.ts';
import { takeShifts, watchShifts } from './support/layout-shifts.ts';
import {
  articlePath,
  expect,
  hydrated,
  open,
  otherArticlePath,
  routes,
  servicePath,
  studyPath,
  test,
  type Page,
} from './support/test.ts';
import { readThrough } from './support/whole-page.ts';

/*
 * A page that is navigated to is whole: it has its full height, nothing on it shifts, each
 * jump within it lands, and Back leads to where a jump had led.
 */

/** Addresses that a page links to; to the others leads a form alone. */
const linked = routes.filter((path) => path !== '/thank-you');

for (const path of linked) {
  test(`${path} is whole after a navigation, and its jumps land`, async ({ page }) => {
    await watchShifts(page);
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await navigate(page, path);
      const height = () =>
        page.evaluate(() => document.documentElement.getBoundingClientRect().height);
      const before = await height();
      await readThrough(page);
      expect(await takeShifts(page), `what shifted at ${width} px`).toEqual([]);
      for (const fragment of await jumps(page)) {
        await page.evaluate(() => scrollTo(0, 0));
        await press(page, `main a[href="${fragment}"]`);
        const message = `${fragment} at ${width} px, missed by px`;
        await expect.poll(() => missedBy(page, fragment), { message }).toBeLessThanOrEqual(1);
      }
      expect(Math.abs((await height()) - before), `growth at ${width} px`).toBeLessThan(1);

      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      const position = await scrolled();
      await press(page, path === '/contact' ? 'header a[href="/"]' : 'header a[href="/contact"]');
      await expect(page).not.toHaveURL(new RegExp(`${path}(#.*)?$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      const message = `way back at ${width} px`;
      await expect.poll(scrolled, { message }).toBe(position);
    }
  });
}

/** Clicks without the mouse, which would have to scroll there first. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

/** A page that links to this one. */
function linkedFrom(path: string): string {
  if (path === articlePath) return otherArticlePath ?? paths.insights;
  if (path === studyPath) return paths.caseStudies;
  if (path === paths.bookConsultation) return servicePath;
  return path === paths.contact ? paths.home : paths.contact;
}

/** Shows a page by a link of the site, without a new document. */
async function navigate(page: Page, path: string): Promise<void> {
  await open(page, linkedFrom(path));
  await hydrated(page);
  await press(page, `a[href="${path}"]`);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** The fragments of the page that its own links lead to; what opens in a layer above it has no place. */
const jumps = (page: Page) =>
  page.locator('main a[href^="#"]').evaluateAll((links: HTMLAnchorElement[]) => {
    const isPlace = ({ hash }: HTMLAnchorElement) =>
      document.querySelector(hash)?.closest('[popover]') === null;
    return [...new Set(links.filter(isPlace).map(({ hash }) => hash))];
  });

/** How far a target is from where a jump shall bring it, px: below the header, or as far as the page goes. */
const missedBy = (page: Page, fragment: string) =>
  page.locator(fragment).evaluate((target) => {
    const root = document.documentElement;
    const px = (value: string) => Number.parseFloat(value) || 0;
    const wanted =
      px(getComputedStyle(root).scrollPaddingTop) + px(getComputedStyle(target).scrollMarginTop);
    const isAtEnd = Math.abs(scrollY + innerHeight - root.scrollHeight) <= 1;
    const missed = target.getBoundingClientRect().top - wanted;
    return isAtEnd && missed > 0 ? 0 : Math.abs(missed);
  });
