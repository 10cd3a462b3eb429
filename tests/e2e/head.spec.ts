import { expectHeadTagsOnce } from './support/head-tags.ts';
import { site } from '../../src/content/site.ts';
import { expect, follow, open, routes, test } from './support/test.ts';

/* The served head tags; every-page.spec.ts checks them after hydration. */

for (const path of routes) {
  test(`${path} is served with each tag once, and an existing share image`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(html.match(/property="og:title"/g)).toHaveLength(1);
    // The image's URL has the public origin; the test's server has the same path.
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`name="twitter:image" content="${image}"`);
    const answer = await request.get(new URL(image!).pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
  });
}

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
