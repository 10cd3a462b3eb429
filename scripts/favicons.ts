/**
 * Draws the site's icons into public/: favicon.svg, favicon.ico, apple-touch-icon.png, two icons
 * for the web manifest and the manifest itself: `node scripts/favicons.ts`. Committed.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { site } from '../src/content/site.ts';
import { palette } from '../src/theme/tokens.ts';

/** The mark of src/ui/Logo.tsx on ink. */
function icon(corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${palette.ink}"/><g transform="translate(8 8)"><path d="M17.6 1.6c6.6.4 12.6 4.6 12.8 11.4.2 6.2-3.8 8.2-6.6 12-2.5 3.3-6.5 6-11.6 4.6C6.4 28 1.8 23 1.6 16.8 1.3 8.5 9 1 17.6 1.6Z" fill="none" stroke="${palette.paper}" stroke-width="2"/><path d="M16.8 6.6 25.4 21.4H8.2Z" fill="${palette.emberOnInk}"/><circle cx="16.8" cy="16.6" r="2.1" fill="${palette.ink}"/></g></svg>\n`;
}

const png = (size: number, corner: number): Promise<Buffer> =>
  sharp(Buffer.from(icon(corner)), { density: 600 })
    .resize(size)
    .png()
    .toBuffer();

/** An .ico file that holds one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

const target = (name: string): URL => new URL(`../public/${name}`, import.meta.url);
writeFileSync(target('favicon.svg'), icon(8));
writeFileSync(target('favicon.ico'), ico(await png(32, 8), 32));
// Apple and Android cut the corners themselves.
writeFileSync(target('apple-touch-icon.png'), await png(180, 0));
writeFileSync(target('icon-192.png'), await png(192, 0));
writeFileSync(target('icon-512.png'), await png(512, 0));
writeFileSync(
  target('site.webmanifest'),
  `${JSON.stringify(
    {
      name: site.name,
      short_name: site.name,
      description: site.defaultSeo.description,
      start_url: '/',
      display: 'browser',
      background_color: palette.paper,
      theme_color: palette.ink,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    },
    null,
    2,
  )}\n`,
);
