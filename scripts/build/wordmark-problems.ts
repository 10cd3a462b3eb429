import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XmlElement, XmlParseError } from 'libxml2-wasm';
import type { ClientLogo } from '../../src/content/records/record-schemas.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Marks that are narrower, in widths by height, would be small in the height of the others. */
const TALL_RATIO = 1.5;

/** Values of `fill` and `stroke` that are no colour of their own. */
const NO_COLOUR = /^(?:none|currentcolor|inherit|transparent|url\(.*)?$/i;

/** Clients' wordmarks that the wall can't show as they are, a line each. A missing file is a page's problem. */
export function wordmarkProblems(clients: readonly ClientLogo[], publicDir: string): string[] {
  return clients.flatMap(({ name, logoUrl, tall = false }) => {
    const file = join(publicDir, logoUrl);
    if (!logoUrl.endsWith('.svg') || !existsSync(file)) return [];
    const problem = fileProblem(readFileSync(file), tall);
    return problem ? [`src/content/company/clients.ts: ${name}: public${logoUrl} ${problem}`] : [];
  });
}

function fileProblem(bytes: Buffer, isTall: boolean): string | undefined {
  if (bytes.length === 0) return 'is empty';
  if (bytes.subarray(0, 200).includes(0)) return 'is no SVG but a picture of dots: ask for the SVG';
  try {
    using document = XmlDocument.fromBuffer(bytes);
    return drawingProblem(document.root, isTall);
  } catch (error) {
    if (!(error instanceof XmlParseError)) throw error;
    const { message, line } = error.details[0] ?? { message: error.message, line: 1 };
    return `is no SVG, or not whole: line ${line}: ${message.trim()}`;
  }
}

function drawingProblem(root: XmlElement, isTall: boolean): string | undefined {
  if (root.name !== 'svg') return `is no SVG: it begins with <${root.name}>`;
  if (root.namespaceUri !== SVG) return `is not shown by browsers: write <svg xmlns="${SVG}" …>`;
  const elements = root.find('descendant-or-self::*').filter((node) => node instanceof XmlElement);
  const names = new Set(elements.map(({ name }) => name));
  if (
    names.has('script') ||
    elements.some(({ attrs }) => attrs.some(({ name }) => /^on/i.test(name)))
  )
    return 'has a script: remove it';
  if (names.has('text')) return 'has text, whose typeface visitors lack: convert it to paths';
  if (names.has('image') || names.has('foreignObject'))
    return 'has a picture in it: ask for a mark of paths';
  const outside = elements.flatMap(addressesOf).find((address) => !address.startsWith('#'));
  if (outside)
    return `refers to ${outside}, which browsers don’t load for a picture: put it into the file`;
  const colours = coloursOf(elements);
  if (colours.length > 1)
    return `has ${colours.length} colours (${colours.join(', ')}), and the wall shows one: give it one fill`;
  const [width = 0, height = 0] = sizeOf(root);
  if (!(width > 0 && height > 0)) return 'has no size: write viewBox="0 0 <width> <height>"';
  const isNarrow = width / height < TALL_RATIO;
  if (isNarrow === isTall) return undefined;
  return isNarrow
    ? 'is tall and would be small beside the others: add { tall: true } to its record'
    : 'is wide: remove tall from its record';
}

/** What an element refers to: `href`, and `url(…)` of styles. */
function addressesOf(element: XmlElement): string[] {
  const href = element.attr('href')?.value;
  const styles =
    element.name === 'style' ? element.content : element.attrs.map(({ value }) => value).join(' ');
  const urls = [...styles.matchAll(/(?:url\(|@import )\s*['"]?([^'")\s]+)/g)].map(
    ([, url = '']) => url,
  );
  return [...(href ? [href] : []), ...urls];
}

function coloursOf(elements: readonly XmlElement[]): string[] {
  const written = elements.flatMap((element) => [
    ...['fill', 'stroke'].map((name) => element.attr(name)?.value ?? ''),
    ...[
      ...`${element.attr('style')?.value ?? ''} ${element.name === 'style' ? element.content : ''}`.matchAll(
        /(?:fill|stroke):\s*([^;}]+)/g,
      ),
    ].map(([, colour = '']) => colour),
  ]);
  const colours = written.map((colour) => colour.trim().toLowerCase());
  return [...new Set(colours)].filter((colour) => !NO_COLOUR.test(colour));
}

function sizeOf(root: XmlElement): number[] {
  const box = root
    .attr('viewBox')
    ?.value?.trim()
    .split(/[\s,]+/)
    .map(Number);
  return box
    ? box.slice(2)
    : ['width', 'height'].map((name) => Number.parseFloat(root.attr(name)?.value ?? ''));
}
