import { paths } from '../../src/paths.ts';
import { repeatedOrMissingHeadTags } from './support/head-tags.ts';
import { takeShifts, takeShiftsOfLoad, watchShifts } from './support/layout-shifts.ts';
import { watchPolicy } from './support/policy.ts';
import {
  articlePath,
  expect,
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
 * After a client-side navigation a page has its full height, no layout shifts, each head tag once and the policy of the
 * first page, fragment links reach their targets, and Back restores the position.
 */

/** Widths at which a page is read: the layouts of all pages are made of the same sections. */
const widthsOf = (path: string) => (path === servicePath ? [375, 1440] : [375]);

/** Pages that another page links to; /thank-you is reached through a form only. */
const linked = routes.filter((path) => path !== '/thank-you');

for (const path of linked) {
  test(`${path} has its full height after a navigation, and its fragment links work`, async ({
    page,
  }) => {
    await watchShifts(page);
    const refused = await watchPolicy(page);
    for (const width of widthsOf(path)) {
      await page.setViewportSize({ width, height: 800 });
      await navigate(page, path);
      const height = () =>
        page.evaluate(() => document.documentElement.getBoundingClientRect().height);
      const before = await height();
      await readThrough(page);
      expect(await takeShifts(page), `layout shifts at ${width} px`).toEqual([]);
      expect(await refused(), 'policy violations').toEqual([]);
      expect(await repeatedOrMissingHeadTags(page), 'head tags').toEqual([]);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
      for (const fragment of await fragmentLinks(page)) {
        await page.evaluate(() => scrollTo(0, 0));
        await press(page, `main a[href="${fragment}"]`);
        const message = `distance of ${fragment} from its target at ${width} px`;
        await expect
          .poll(() => distanceFromTarget(page, fragment), { message })
          .toBeLessThanOrEqual(1);
      }
      expect(Math.abs((await height()) - before), `growth at ${width} px`).toBeLessThan(1);

      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      const position = await scrolled();
      await press(page, path === '/contact' ? 'header a[href="/"]' : 'header a[href="/contact"]');
      await expect(page).not.toHaveURL(new RegExp(`${path}(#.*)?$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      const message = `position after Back at ${width} px`;
      await expect.poll(scrolled, { message }).toBe(position);
    }
  });
}

/** Clicks by script, because a mouse click scrolls to the element first. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

/** A page with a link to `path`. */
function linkedFrom(path: string): string {
  if (path === articlePath) return otherArticlePath ?? paths.insights;
  if (path === studyPath) return paths.caseStudies;
  if (path === paths.bookConsultation) return servicePath;
  return path === paths.contact ? paths.home : paths.contact;
}

/** Shows a page by a client-side navigation. */
async function navigate(page: Page, path: string): Promise<void> {
  await open(page, linkedFrom(path));
  expect(await takeShiftsOfLoad(page), `layout shifts of ${linkedFrom(path)}`).toEqual([]);
  await press(page, `a[href="${path}"]`);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** The fragments of links within the page, without targets in popovers. */
const fragmentLinks = (page: Page) =>
  page.locator('main a[href^="#"]').evaluateAll((links: HTMLAnchorElement[]) => {
    const isInPage = ({ hash }: HTMLAnchorElement) =>
      document.querySelector(hash)?.closest('[popover]') === null;
    return [...new Set(links.filter(isInPage).map(({ hash }) => hash))];
  });

/** Distance in px between a target and its position after the jump: below the header, or at the page's end. */
const distanceFromTarget = (page: Page, fragment: string) =>
  page.locator(fragment).evaluate((target) => {
    const root = document.documentElement;
    const px = (value: string) => Number.parseFloat(value) || 0;
    const wanted =
      px(getComputedStyle(root).scrollPaddingTop) + px(getComputedStyle(target).scrollMarginTop);
    const isAtEnd = Math.abs(scrollY + innerHeight - root.scrollHeight) <= 1;
    const missed = target.getBoundingClientRect().top - wanted;
    return isAtEnd && missed > 0 ? 0 : Math.abs(missed);
  });
