import { paths } from '../../src/paths.ts';
import { expectValues, fill, wrong } from './support/enquiry-form.ts';
import { expect, hold, hydrated, test } from './support/test.ts';

/* Something else has changed the document before React hydrates it: what was typed stays. */

test.use({ allowedMessages: ['Minified React error #418'] });

const changes: [string, () => void][] = [
  [
    'a password manager’s element beside each field',
    () => {
      for (const field of document.querySelectorAll('main input:not([type=hidden])'))
        field.after(document.createElement('div'));
    },
  ],
  [
    'a translator’s elements in every text',
    () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (
          !text.data.trim() ||
          text.parentElement!.closest('script, style, noscript, option, textarea')
        )
          continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text);
      }
    },
  ],
  ['a removed item of the footer', () => document.querySelector('footer li')!.remove()],
  ['a removed item of the header', () => document.querySelector('header li')!.remove()],
];

for (const [name, change] of changes)
  test(`keeps what was typed after ${name}`, async ({ page }) => {
    const release = await hold(page, /\/assets\/entry-client-/);
    await page.goto(paths.contact);
    await fill(page, wrong);
    await page.evaluate(change);
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    release();
    await hydrated(page);
    await expectValues(page, wrong);
    const isKept = await heading.evaluate((element) => element.isConnected);
    if (name.startsWith('a removed')) expect(isKept).toBe(true);
  });
