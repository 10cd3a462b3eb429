import sharp from 'sharp';
import { site } from '../../src/content/site.ts';
import { palette } from '../../src/theme/tokens.ts';
import type { Work } from '../works/work.ts';

interface IconStyle {
  /** The radius of the background's corners; Apple and Android round the corners themselves. */
  corner: number;
  /** The size of the mark as a share of the icon: every platform's mask leaves the middle two thirds. */
  reach: number;
  stroke: number;
  /** The hole in the beacon, omitted at 16 px. */
  eye: boolean;
}

const tab: IconStyle = { corner: 8, reach: 0.84, stroke: 2.5, eye: true };
const tiny: IconStyle = { corner: 6, reach: 0.94, stroke: 3, eye: false };
const home: IconStyle = { corner: 0, reach: 0.66, stroke: 1.9, eye: true };

/** The mark of src/ui/text/Logo.tsx on ink, bolder at smaller sizes. */
function icon({ corner, reach, stroke, eye }: IconStyle): string {
  const scale = (48 * reach) / 32;
  const move = (48 - 32 * scale) / 2;
  const n = (value: number): string => String(Math.round(value * 1000) / 1000);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${palette.ink}"/>` +
    `<g transform="translate(${n(move)} ${n(move)}) scale(${n(scale)})">` +
    `<path d="M17.6 1.6c6.6.4 12.6 4.6 12.8 11.4.2 6.2-3.8 8.2-6.6 12-2.5 3.3-6.5 6-11.6 4.6C6.4 28 1.8 23 1.6 16.8 1.3 8.5 9 1 17.6 1.6Z" fill="none" stroke="${palette.paper}" stroke-width="${stroke}"/>` +
    `<path d="M16 7.2 23.6 20.4H8.4Z" fill="${palette.emberOnInk}"/>` +
    (eye ? `<circle cx="16" cy="16.2" r="2" fill="${palette.ink}"/>` : '') +
    `</g></svg>\n`
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

/** The works that draw the site's icons and its web manifest. */
export const iconWorks: Work[] = [
  file('favicon.svg', ['palette'], async () => icon(tab)),
  file('favicon.ico', ['palette'], async () =>
    ico([
      { size: 16, data: await png(16, tiny) },
      { size: 32, data: await png(32, tab) },
    ]),
  ),
  file('apple-touch-icon.png', ['palette'], () => png(180, home)),
  file('icon-192.png', ['palette'], () => png(192, home)),
  file('icon-512.png', ['palette'], () => png(512, home)),
  file('site.webmanifest', ['palette', 'name'], async () => manifest()),
];

function file(name: string, from: Work['from'], draw: () => Promise<Buffer | string>): Work {
  return { name, from, draw: async () => ({ [name]: await draw() }) };
}

function manifest(): string {
  const value = {
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
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
