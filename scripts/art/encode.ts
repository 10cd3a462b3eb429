import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { imageWidths } from '../../src/content/image-widths.ts';

/** Largest AVIF per width, in bytes: 90 kB for a hero, 25 kB for what a phone shows (DESIGN.md). */
export const avifBudget: Record<number, number> = {
  640: 24_000,
  750: 24_500,
  828: 25_000,
  1080: 48_000,
  1200: 58_000,
  1920: 90_000,
};
const LEAST_QUALITY = 26;

async function withinBudget(image: Sharp, budget: number, start: number): Promise<Buffer> {
  let quality = start;
  for (;;) {
    const data = await image
      .clone()
      .avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (data.length <= budget) return data;
    if (quality <= LEAST_QUALITY) {
      throw new Error(`${data.length} bytes at quality ${quality}, budget ${budget}: draw less`);
    }
    const share = budget / data.length;
    quality = Math.max(LEAST_QUALITY, Math.min(quality - 2, Math.round(quality * share ** 0.75)));
  }
}

/** Writes `<base>-<width>.avif|webp|jpg` for every width of SPEC.md 7 up to the picture's own. */
export async function writePicture(base: string, picture: Buffer): Promise<void> {
  const { data, info } = await sharp(picture, { unlimited: true })
    .flatten({ background: '#0f1412' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const source = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  await mkdir(dirname(base), { recursive: true });
  for (const width of imageWidths.filter((w) => w <= info.width)) {
    const image =
      width === info.width ? source.clone() : source.clone().resize({ width, kernel: 'lanczos3' });
    const raw = await image.raw().toBuffer({ resolveWithObject: true });
    const exact = sharp(raw.data, {
      raw: { width: raw.info.width, height: raw.info.height, channels: 3 },
    });
    const files = {
      avif: await withinBudget(exact, avifBudget[width]!, 56),
      webp: await exact.clone().webp({ quality: 52, effort: 4 }).toBuffer(),
      jpg: await exact.clone().jpeg({ quality: 48, mozjpeg: true }).toBuffer(),
    };
    for (const [format, bytes] of Object.entries(files))
      await writeFile(`${base}-${width}.${format}`, bytes);
  }
}
