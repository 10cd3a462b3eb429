import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '../../src/theme/tokens.ts';
import { root } from '../works/content.ts';
import type { Work } from '../works/work.ts';

interface IconStyle {
  /** The radius of the background's corners; Apple and Android round the corners themselves. */
  corner: number;
  /** The size of the mark as a share of the icon: every platform's mask leaves the middle two thirds. */
  reach: number;
}

const tab: IconStyle = { corner: 8, reach: 0.84 };
const tiny: IconStyle = { corner: 6, reach: 0.94 };
const home: IconStyle = { corner: 0, reach: 0.66 };

/** The site's mark, content/mark.svg, in the colours of dark grounds, its lines a third heavier: icons are small. */
const mark = readFileSync(join(root, 'content/mark.svg'), 'utf8')
  .trim()
  .replaceAll('currentColor', palette.paper)
  .replaceAll('var(--accent)', palette.emberOnInk)
  .replaceAll('var(--bg)', palette.ink)
  .replaceAll(/(?<=stroke-width=")[\d.]+/g, (width) =>
    String(Math.round((Number(width) * 400) / 3) / 100),
  );

/** The mark at a place in another drawing. */
export const markAt = (x: number, y: number, size: number): string =>
  mark.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

/** The mark on ink. */
function icon({ corner, reach }: IconStyle): string {
  const size = Math.round(48 * reach * 100) / 100;
  const edge = (48 - size) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${palette.ink}"/>` +
    `${markAt(edge, edge, size)}</svg>\n`
  );
}

const png = (size: number, style: IconStyle): Promise<Buffer> =>
  sharp(Buffer.from(icon(style)), { density: 600 })
    .resize(size)
    .png()
    .toBuffer();

/** An .ico file of PNGs. */
function ico(images: { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, data }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4); // colour planes
    header.writeUInt16LE(32, at + 6); // bits per pixel
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

const file = (name: string, draw: () => Promise<Buffer | string>): Work => ({
  name,
  draw: async () => ({ [name]: await draw() }),
});

/** The works that draw the site's icons from content/mark.svg. */
export const iconWorks: Work[] = [
  file('favicon.svg', async () => icon(tab)),
  file('favicon.ico', async () =>
    ico([
      { size: 16, data: await png(16, tiny) },
      { size: 32, data: await png(32, tab) },
    ]),
  ),
  file('apple-touch-icon.png', () => png(180, home)),
  file('icon-512.png', () => png(512, home)),
];
