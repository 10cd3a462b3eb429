import { expect, it } from 'vitest';
import mark from '../content/compiled/mark.json' with { type: 'json' };
import { contactLinks } from '../content/company/contact-links.ts';
import { siteConfig } from '../content/site.ts';
import { plainPageHtml, unavailablePageHtml } from './plain-page.ts';

it('a plain page names the company and how to reach it, and is in no index', () => {
  const html = unavailablePageHtml();
  expect(html).toContain(siteConfig.name);
  for (const { href, text } of contactLinks)
    expect(html).toContain(`<a href="${href}">${text}</a>`);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('a plain page has the company’s mark, in colours that need no style of the site', () => {
  const html = unavailablePageHtml();
  expect(html).toContain(`viewBox="${mark.viewBox}"`);
  expect(html).not.toContain('var(');
});

it('a plain page depends on no other file', () => {
  const html = unavailablePageHtml();
  expect(html).not.toMatch(/<(script|link|img|iframe)|src=|url\(|@import/);
});

it('a plain page escapes its texts', () => {
  expect(plainPageHtml({ title: '<b>', paragraphs: ['a < b'], requestId: '"' })).not.toMatch(
    /<b>|a < b|: "</,
  );
});
