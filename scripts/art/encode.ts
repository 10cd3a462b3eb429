import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { fileWidths, plainWidth } from '../../src/content/image-widths.ts';

/** Largest AVIF or WebP by its width, in bytes: 25 kB for what a phone shows, 90 kB for the widest. */
export const budget = (width: number): number => {
  if (width <= 750) return 25_000;
  return width <= 828 ? 32_000 : width <= 1200 ? 64_000 : 90_000;
};

interface Encoder {
  best: number;
  least: number;
  encode: (image: Sharp, quality: number) => Promise<Buffer>;
}

/** Contours are fine lines on flat ground: both formats keep them clean at low settings. */
const encoders: Record<'avif' | 'webp', Encoder> = {
  avif: {
    best: 48,
    least: 24,
    encode: (image, quality) =>
      image.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer(),
  },
  webp: {
    best: 22,
    least: 4,
    encode: (image, quality) => image.webp({ quality, effort: 5, preset: 'drawing' }).toBuffer(),
  },
};
const PLAIN_QUALITY = 38;

/**
 * As good as the budget allows, up to the format's best. `start` is a first guess.
 * @throws Error when even the least quality is too large: the picture holds too much
 */
async function fitted(
  image: Sharp,
  { least, encode }: Encoder,
  limit: number,
  start: number,
): Promise<{ data: Buffer; quality: number }> {
  for (let quality = start; ;) {
    const data = await encode(image.clone(), quality);
    if (data.length <= limit) return { data, quality };
    if (quality <= least)
      throw new Error(`${data.length} bytes at quality ${quality}, limit ${limit}: draw less`);
    const guess = Math.floor(quality * (limit / data.length) ** 0.9);
    quality = Math.max(least, Math.min(quality - 2, guess));
  }
}

/**
 * Writes `<base>-<width>.avif` and `.webp` for every width of SPEC.md 7 up to the picture's own, and
 * one `.jpg` for whoever reads neither.
 */
export async function writePicture(base: string, picture: Buffer): Promise<void> {
  const { data, info } = await sharp(picture, { unlimited: true })
    .flatten({ background: '#0f1412' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const at = async (width: number): Promise<Sharp> => {
    const scaled = await sharp(data, { raw })
      .resize({ width, kernel: 'lanczos3' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(scaled.data, {
      raw: { width, height: scaled.info.height, channels: 3 },
    });
  };
  await mkdir(dirname(base), { recursive: true });
  const plain = plainWidth(info.width);
  await writeFile(
    `${base}-${plain}.jpg`,
    await (await at(plain)).jpeg({ quality: PLAIN_QUALITY, mozjpeg: true }).toBuffer(),
  );
  const start = { avif: encoders.avif.best, webp: encoders.webp.best };
  for (const width of fileWidths(info.width)) {
    const image = await at(width);
    for (const format of ['avif', 'webp'] as const) {
      const file = await fitted(image, encoders[format], budget(width), start[format]);
      await writeFile(`${base}-${width}.${format}`, file.data);
      // What the narrow ones needed is about what the wider ones need: fewer tries.
      start[format] = Math.min(encoders[format].best, file.quality + (width < 828 ? 0 : 8));
    }
  }
}
