import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { testSite } from '../support/test-site.ts';

/* Every address serves valid HTML, headings in order, and each head tag once. */

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'heading-level': 'error' },
});

const unlisted = ['/no/such-page', '/case-studies/no-such-study', '/insights/no-such-article'];

/** The paths of the sitemap. */
async function listedPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

it('serves valid HTML at every address', async () => {
  const site = await testSite();
  const pages = await listedPages(site.origin);
  expect(pages).toContain('/contact');
  const addresses = [...pages, '/thank-you', '/thank-you?type=consultation', ...unlisted];
  const errors = new Set<string>();
  for (const address of addresses) {
    const html = await (await fetch(site.origin + address)).text();
    const { results } = await validator.validateString(html, address);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        errors.add(`${address}: ${ruleId}: ${message} (${selector})`);
  }
  expect([...errors]).toEqual([]);
});

it('serves each head tag once, with an existing share image', async () => {
  const site = await testSite();
  for (const pathname of await listedPages(site.origin)) {
    const html = await (await fetch(site.origin + pathname)).text();
    for (const tag of ['<title>', 'rel="canonical"', 'property="og:title"', '<h1', '<main'])
      expect(html.split(tag), `${pathname}: ${tag}`).toHaveLength(2);
    // Its URL has the public origin.
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`name="twitter:image" content="${image}"`);
    const answer = await fetch(site.origin + new URL(image!).pathname);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});
