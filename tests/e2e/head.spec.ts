import { expect, follow, open, routes, test, type Page } from './test.ts';

/** Head tags that may stand once only, by what names them. */
function headTags(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'title, meta[name], meta[property], link:is([rel=canonical], [rel=icon], [rel=apple-touch-icon], [rel=manifest])',
      ),
    ].map(
      (tag) =>
        tag.getAttribute('name') ??
        tag.getAttribute('property') ??
        tag.getAttribute('rel') ??
        tag.tagName,
    ),
  );
}

const required = [
  'TITLE',
  'description',
  'author',
  'canonical',
  'icon',
  'apple-touch-icon',
  'manifest',
  'robots',
  'og:title',
  'og:description',
  'og:type',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'og:url',
  'og:site_name',
  'og:locale',
  'twitter:card',
  'twitter:site',
  'twitter:creator',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:url',
];

async function expectEachOnce(page: Page): Promise<void> {
  const tags = (await headTags(page)).filter((tag) => required.includes(tag));
  expect(tags.toSorted()).toEqual(required.toSorted());
}

for (const path of routes) {
  test(`${path} has every head tag once, served and hydrated`, async ({
    page,
    request,
    baseURL,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(html.match(/property="og:title"/g)).toHaveLength(1);
    // The image lies on the origin that visitors use; here the test's own server has it.
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`name="twitter:image" content="${image}"`);
    const answer = await request.get(new URL(image!).pathname);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    await open(page, path);
    await expectEachOnce(page);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL(path, baseURL).href,
    );
  });
}

test('head tags stay single and true over three navigations', async ({ page }) => {
  await open(page, '/');
  for (const [link, path, title] of [
    ['Contact', '/contact', 'Contact Us | Northveld'],
    ['Insights', '/insights', 'Insights & Articles | Northveld'],
    ['Recent Work', '/case-studies', undefined],
  ] as const) {
    await follow(page, link);
    await page.waitForURL(path);
    if (title) await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expectEachOnce(page);
  }
});
