import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { fileWidths } from '../../src/content/picture-files.ts';
import { encodePicture, photograph } from './encode.ts';

type Size = Readonly<{ width: number; height: number }>;

interface OwnPicture {
  /** The owner's file, in a format that sharp reads, such as PNG, JPEG, WebP, TIFF. */
  file: string;
  /** The place on the site, as a path below public/art, or for a film's poster below public. */
  slot: string;
  /** The existing places with the largest size of each. */
  slots: ReadonlyMap<string, Size>;
  publicDir: string;
}

/**
 * Replaces a drawing by an owner's picture, in all its sizes.
 *
 * @returns the files, and those that are larger than a page should load
 * @throws with a message for the owner for an unknown place, and for a file that is missing, no picture or
 * too small; nothing is written then
 */
export async function placeOwnPicture({
  file,
  slot,
  slots,
  publicDir,
}: OwnPicture): Promise<{ files: string[]; tooLarge: string[] }> {
  const size = slots.get(slot);
  if (!size) throw new Error(unknownSlot(slot, [...slots.keys()]));
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const picture = readFileSync(file);
  const unusable = unusableFormat(picture);
  if (unusable) throw new Error(`${file} ${unusable}.`);
  const actual = await sharp(picture, { unlimited: true })
    .metadata()
    .catch(() => {
      throw new Error(`${file} is no picture that can be read: use PNG, JPEG, WebP or TIFF.`);
    });
  const [width, height] = [actual.autoOrient.width, actual.autoOrient.height];
  const least = leastSize(size);
  if (width < least.width || height < least.height) {
    throw new Error(
      `${file} is ${width} × ${height} px: ${slot} needs at least ${least.width} × ${least.height} px.`,
    );
  }
  const name = slot.startsWith('film/') ? slot : `art/${slot}`;
  const { files, tooLarge } = await encodePicture(name, picture, size, photograph).catch(
    (cause: unknown) => {
      throw new Error(`${file} is cut off or damaged: copy it again from its source.`, { cause });
    },
  );
  for (const old of filesOf(name, publicDir)) rmSync(join(publicDir, old));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(publicDir, path)), { recursive: true });
    await writeFile(join(publicDir, path), content);
  }
  return { files: Object.keys(files), tooLarge };
}

/** The files of a picture in `publicDir`: formats and sizes. */
export function filesOf(name: string, publicDir: string): string[] {
  return globSync(`${name}*`, { cwd: publicDir }).filter((path) =>
    /^((-poster)?-\d+)?(\.\w+)?$/.test(path.slice(name.length)),
  );
}

/** Why a file is refused by its content, whatever its name says, and the remedy; undefined for other files. */
function unusableFormat(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'is empty: copy it again from its source';
  if (/^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)))
    return 'is a HEIC, whatever its name says: export it as JPEG';
  // It may load files and run for hours, and a photograph is none.
  if (/<(?:svg|!DOCTYPE|\?xml|!ENTITY)/i.test(bytes.toString('latin1', 0, 1000)))
    return 'is an SVG: export it as PNG';
  return undefined;
}

/** The widest file of a picture, with its height in the picture's proportions. */
function leastSize({ width, height }: Size): Size {
  const widest = Math.max(...fileWidths(width));
  return { width: widest, height: Math.round((widest * height) / width) };
}

function unknownSlot(slot: string, known: string[]): string {
  const folder = slot.replace(/[^/]*$/, '');
  const near = known.filter((name) => name.startsWith(folder || slot));
  return [
    `No page shows a picture ${slot}. ${near.length > 0 ? 'Near it there are' : 'There are'}:`,
    ...(near.length > 0 ? near : known).toSorted().map((name) => `  ${name}`),
    'A new study, article, person, office or service names its picture in its own file first.',
  ].join('\n');
}
