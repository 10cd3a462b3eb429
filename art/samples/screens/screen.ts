/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { faces } from './markup.ts';

/** The sizes in CSS px for which screens are designed, and their pixel ratios in the picture. */
const sizes = {
  desktop: { width: 960, height: 640, scale: 2 },
  phone: { width: 390, height: 844, scale: 3 },
  wide: { width: 1200, height: 640, scale: 1.6 },
} as const;

/** A screen of a product: HTML in the product's look. */
export interface Screen {
  size: keyof typeof sizes;
  css: string;
  body: string;
}

/** The common style of all looks. */
const BASE = `
  * { box-sizing: border-box; margin: 0; padding: 0; }
  :where(:not(svg *)) { font: inherit; color: inherit; }
  body { height: 100vh; overflow: hidden; text-wrap: pretty; -webkit-font-smoothing: antialiased; text-rendering: geometricPrecision; }
  ul, ol { list-style: none; }
  button { border: 0; background: none; text-align: left; }
  table { border-collapse: collapse; }
  svg { display: inline-block; flex: none; vertical-align: -0.25em; }
`;

/**
 * A product's look, for all of its screens.
 *
 * @param sheet the address of its style sheet
 * @param typefaces the ids of its Fontsource families
 */
export function look(
  sheet: URL,
  typefaces: readonly string[],
): (size: Screen['size'], body: string) => Screen {
  const css = `${faces(typefaces)}\n${BASE}\n${readFileSync(sheet, 'utf8')}`;
  return (size, body) => ({ size, css, body });
}

/**
 * Renders a screen as a PNG.
 *
 * @throws when text is cut off, naming it
 */
export async function renderScreen({ size, css, body }: Screen): Promise<Buffer> {
  // A package of the site; other drawings and an owner's pictures don't need it.
  const { launchBrowser } = await import('../../../tests/setup/browser.ts');
  const { width, height, scale } = sizes[size];
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    await page.setContent(
      `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><style>${css}</style>
      <body class="${size}">${body}</body></html>`,
    );
    await page.evaluate(() => document.fonts.ready);
    const cut = await page.evaluate(cutOff);
    if (cut.length > 0) throw new Error(`is over the edge or cut off: ${cut.join('; ')}`);
    return await page.screenshot({ type: 'png' });
  } finally {
    await browser.close();
  }
}

/** The texts that the screen or a surrounding box cuts off. Runs in the page. */
function cutOff(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim();
    if (!text) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let around = node.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const limit = around.getBoundingClientRect();
      const isInside =
        box.left > limit.left - 1 &&
        box.right < limit.right + 1 &&
        box.top > limit.top - 1 &&
        box.bottom < limit.bottom + 1;
      if (!isInside) found.push(text.slice(0, 40));
    }
  }
  return found;
}
