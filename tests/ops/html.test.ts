import { HtmlValidate } from 'html-validate';
import { expect, inject, it } from 'vitest';
import { siteConfig } from '../../src/content/site.ts';

/* Every address serves valid HTML, headings in order; every listed one each head tag once. */

const origin = inject('origin');
const read = async (path: string) => (await fetch(origin + path)).text();

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'heading-level': 'error' },
});

const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, url]) => new URL(url!).pathname,
);
const unlisted = [
  ...['/thank-you', '/thank-you?type=consultation', '/no/such-page'],
  ...['/case-studies/no-such-study', '/insights/no-such-article'],
];

it.each([...listed, ...unlisted])('%s serves valid HTML', async (address) => {
  const html = await read(address);
  const { results } = await validator.validateString(html, address);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(errors).toEqual([]);
});

/** The beginnings of ids and classes that filter lists hide as annoyances. */
const HIDDEN =
  /^(?:privacy-(?:notice|policy)|cookies?|consent|gdpr|newsletter|subscribe|ads?|advert(?:s|isement)?|banner|sponsor(?:ed)?|social-share|popup)(?:$|[-_])/i;

it.each([...listed, ...unlisted])('%s has no id or class that filter lists hide', async (path) => {
  const names = (await read(path)).matchAll(/\s(?:id|class)="([^"]+)"/g);
  const all = [...names].flatMap(([, value]) => value!.split(' '));
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((name) => HIDDEN.test(name))).toEqual([]);
});

it.each(listed)('%s has each head tag once, and an existing share image', async (address) => {
  const html = await read(address);
  for (const tag of ['<title>', 'rel="canonical"', 'property="og:title"', '<h1', '<main'])
    expect(html.split(tag), tag).toHaveLength(2);
  // Its URL has the public origin.
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`name="twitter:image" content="${image}"`);
  const response = await fetch(origin + new URL(image!).pathname);
  expect(response.status).toBe(200);
  // `npm run brand` draws those of an owner's studies and articles, which until then are photographs.
  const kind = siteConfig.sampleContent ? /^image\/png$/ : /^image\/(?:png|jpeg)$/;
  expect(response.headers.get('content-type')).toMatch(kind);
});
