import { takeShifts } from '../support/layout-shifts.ts';
import { expect, type Page } from '../support/test.ts';
import { readThrough } from '../support/whole-page.ts';
import { violations } from './policy.ts';

/**
 * Goes to another page and back without a new document: the page has its position, its full height at once, the
 * policy of the first document, nothing shifts while it is read, and its fragment links reach their targets.
 */
export async function expectSameAfterBack(page: Page, path: string): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.getBoundingClientRect().height);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const before = await height();
  await page.evaluate(() => scrollTo(0, 500));
  const position = await scrolled();
  await press(page, path === '/contact' ? 'header a[href="/"]' : 'header a[href="/contact"]');
  await expect(page).not.toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect.poll(scrolled, { message: 'position after Back' }).toBe(position);
  const heights = [await height()];
  await readThrough(page);
  expect.soft(await takeShifts(page), 'layout shifts after Back').toEqual([]);
  for (const fragment of await fragmentLinks(page)) {
    await page.evaluate(() => scrollTo(0, 0));
    await press(page, `main a[href="${fragment}"]`);
    const message = `distance of ${fragment} from its target`;
    await expect.poll(() => distanceFromTarget(page, fragment), { message }).toBeLessThanOrEqual(1);
  }
  heights.push(await height());
  for (const after of heights)
    expect.soft(Math.abs(after - before), 'change of height').toBeLessThan(1);
  expect.soft(await violations(page), 'policy violations').toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Clicks by script, because a mouse click scrolls to the element first. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

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
