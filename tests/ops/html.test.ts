import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { startSite } from '../support/site-process.ts';

/* Every address serves valid HTML. */

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

const unlisted = ['/no/such-page', '/case-studies/no-such-study', '/insights/no-such-article'];

it('serves valid HTML at every address', async () => {
  const site = await startSite();
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
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
