/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { palette, typefaces } from '../../../src/theme/tokens.ts';
import { faces } from '../screens/markup.ts';

/** A document on A4 pages: HTML in the site's colours and typefaces. */
export interface PrintedDocument {
  title: string;
  /** The address of its style sheet, which uses the tokens as `var(--ember)` and `var(--display)`. */
  sheet: URL;
  body: string;
}

/** The package of a typeface of the site, as `faces` names it. */
const packageOf = (family: string): string =>
  family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-');

/** The tokens as custom properties. */
function variables(): string {
  const colours = Object.entries(palette).map(([name, value]) => `--${name}: ${value};`);
  const families = Object.entries(typefaces).map(
    ([role, { name }]) => `--${role}: '${packageOf(name)}';`,
  );
  return `:root { ${[...colours, ...families].join(' ')} }`;
}

/** A document as a page of HTML. */
function documentPage({ title, sheet, body }: PrintedDocument): string {
  const fonts = faces(Object.values(typefaces).map(({ name }) => packageOf(name)));
  return `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><title>${title}</title>
    <style>${fonts}\n${variables()}\n${readFileSync(sheet, 'utf8')}</style><body>${body}</body></html>`;
}

/** Renders a document as a tagged PDF, which screen readers read. */
export async function renderDocument(printed: PrintedDocument): Promise<Buffer> {
  // A package of the site; other drawings don't need it.
  const { launchBrowser } = await import('../../../tests/setup/browser.ts');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent(documentPage(printed));
    await page.evaluate(() => document.fonts.ready);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  } finally {
    await browser.close();
  }
}
