import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { fileWidths, plainWidth } from '../../src/content/image-widths.ts';
import { palette, recoloured } from '../drawing/palette.ts';
import type { Files } from './work.ts';

/** Largest AVIF by its width, in bytes: 25 kB for what a phone shows, 90 kB for the widest. */
export const budget = (width: number): number => {
  if (width <= 750) return 25_000;
  return width <= 828 ? 32_000 : width <= 1200 ? 64_000 : 90_000;
};

export interface Encoding {
  /** The AVIF's quality where the budget allows it, and where it goes no lower. */
  best: number;
  least: number;
  /** The JPEG's quality. */
  plain: number;
  chroma: '4:2:0' | '4:4:4';
  /** How hard the encoder looks for a smaller file, 0 to 9. */
  effort: number;
}

/** Contours are fine lines on flat ground: they stay clean at low settings. */
export const drawing: Encoding = { best: 48, least: 24, plain: 38, chroma: '4:2:0', effort: 3 };

/** Small letters in colour on flat ground: halved chroma frays them, and a low quality blurs them. */
export const screenshot: Encoding = { best: 62, least: 34, plain: 76, chroma: '4:4:4', effort: 4 };

/** Skin, cloth and sky show what a drawing hides. */
export const photograph: Encoding = { best: 56, least: 40, plain: 74, chroma: '4:2:0', effort: 4 };

export interface Encoded {
  files: Files;
  /** Files over their budget even at the least quality, as `<path>: <bytes> bytes, budget <bytes>`. */
  tooLarge: string[];
}

/** As good as the budget allows, at least the encoding's least quality. `start` is a first guess. */
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
 * A picture as `<name>-<width>.avif` for every width that the site offers up to `size.width`, and one
 * `.jpg` for whoever reads no AVIF. Cut to the size's proportions where it has others.
 */
export async function encodePicture(
  name: string,
  picture: Buffer,
  size: { width: number; height: number },
  encoding: Encoding,
): Promise<Encoded> {
  const { data, info } = await sharp(picture, { unlimited: true })
    .rotate() // as the camera was held
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
    // What the narrow ones needed is about what the wider ones need: fewer tries.
    start = Math.min(encoding.best, file.quality + (width < 828 ? 0 : 8));
  }
  return { files, tooLarge };
}

/**
 * A drawing in its own size.
 * @throws when it is over its budget: it holds too much
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
