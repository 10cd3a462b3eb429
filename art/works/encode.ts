import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { fileWidths, plainWidth } from '../../src/content/picture-files.ts';
import { palette, recoloured } from '../drawing/palette.ts';
import type { Files } from './work.ts';

/** The size limit of an AVIF by its width, in bytes: 25 kB for phones, 90 kB for the widest. */
export const budget = (width: number): number => {
  if (width <= 750) return 25_000;
  return width <= 828 ? 32_000 : width <= 1200 ? 64_000 : 90_000;
};

export interface Encoding {
  /** The AVIF's highest quality, used if the size limit allows it, and its lowest. */
  best: number;
  least: number;
  /** The JPEG's quality. */
  plain: number;
  chroma: '4:2:0' | '4:4:4';
  /** The encoder's effort, 0 to 9. */
  effort: number;
}

/** Contours are fine lines on flat areas, which stay sharp at low settings. */
export const drawing: Encoding = { best: 48, least: 24, plain: 38, chroma: '4:2:0', effort: 3 };

/** Photographs show artefacts that drawings hide. */
export const photograph: Encoding = { best: 56, least: 40, plain: 74, chroma: '4:2:0', effort: 4 };

interface Encoded {
  files: Files;
  /** Files above their size limit even at the lowest quality, as `<path>: <bytes> bytes, budget <bytes>`. */
  tooLarge: string[];
}

/**
 * Encodes with the highest quality that the size limit allows, at least the lowest of the encoding. `start`
 * is a first guess.
 */
async function fitted(
  image: Sharp,
  { least, chroma, effort }: Encoding,
  limit: number,
  start: number,
): Promise<{ data: Buffer; quality: number }> {
  for (let quality = start; ;) {
    const data = await image
      .clone()
      .avif({ quality, effort, chromaSubsampling: chroma })
      .toBuffer();
    if (data.length <= limit || quality <= least) return { data, quality };
    const guess = Math.floor(quality * (limit / data.length) ** 0.9);
    quality = Math.max(least, Math.min(quality - 2, guess));
  }
}

/**
 * Encodes a picture as `<name>-<width>.avif` for every width that the site offers up to `size.width`, and one
 * `.jpg` for browsers without AVIF. Crops it to the size's proportions.
 */
export async function encodePicture(
  name: string,
  picture: Buffer,
  size: { width: number; height: number },
  encoding: Encoding,
): Promise<Encoded> {
  const { data, info } = await sharp(picture, { unlimited: true })
    .rotate() // applies the orientation in the EXIF data
    .flatten({ background: recoloured(palette.ink) })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const at = async (width: number): Promise<Sharp> => {
    const height = Math.round((width * size.height) / size.width);
    const scaled = await sharp(data, { raw })
      .resize({ width, height, fit: 'cover', position: 'attention', kernel: 'lanczos3' })
      .raw()
      .toBuffer();
    return sharp(scaled, { raw: { width, height, channels: 3 } });
  };
  const plain = plainWidth(size.width);
  const files: Files = {
    [`${name}-${plain}.jpg`]: await (
      await at(plain)
    )
      .jpeg({ quality: encoding.plain, mozjpeg: true })
      .toBuffer(),
  };
  const tooLarge: string[] = [];
  let start = encoding.best;
  for (const width of fileWidths(size.width)) {
    const path = `${name}-${width}.avif`;
    const limit = budget(width);
    const file = await fitted(await at(width), encoding, limit, start);
    files[path] = file.data;
    if (file.data.length > limit) {
      tooLarge.push(`${path}: ${file.data.length} bytes, budget ${limit}`);
    }
    // Starts with the quality of the narrower file, which saves attempts.
    start = Math.min(encoding.best, file.quality + (width < 828 ? 0 : 8));
  }
  return { files, tooLarge };
}

/**
 * Encodes a drawing in its own size.
 *
 * @throws when it is above its size limit: it has too much detail
 */
export async function encodeDrawing(
  name: string,
  picture: Buffer,
  encoding = drawing,
): Promise<Files> {
  const { width, height } = await sharp(picture, { unlimited: true }).metadata();
  const { files, tooLarge } = await encodePicture(name, picture, { width, height }, encoding);
  if (tooLarge.length > 0) throw new Error(`draw less: ${tooLarge.join('; ')}`);
  return files;
}
