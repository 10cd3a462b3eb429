import { expectHeadTagsOnce } from './support/head-tags.ts';
import { site } from '../../src/content/site.ts';
import { expect, follow, open, test } from './support/test.ts';

/* Head tags after navigations; every-page.spec.ts checks them after hydration, tests/ops/html.test.ts as they are served. */

test('head tags are unique and current after three client-side navigations', async ({ page }) => {
  await open(page, '/');
  for (const [link, path, title] of [
    ['Contact', '/contact', `Contact Us | ${site.name}`],
    ['Insights', '/insights', `Insights & Articles | ${site.name}`],
    ['Recent Work', '/case-studies', undefined],
  ] as const) {
    await follow(page, link);
    await page.waitForURL(path);
    if (title) await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expectHeadTagsOnce(page);
  }
});
