import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Drawn by this package and by its samples, which may be deleted. */
const FOLDERS = ['backgrounds', '../samples/backgrounds'].map((folder) =>
  join(import.meta.dirname, folder),
);

/** The picture of a page's share image, where its own is not suitable; undefined if there is none. */
export function shareBackground(page: string): Buffer | undefined {
  const file = FOLDERS.map((folder) => join(folder, `${page}.avif`)).find(existsSync);
  return file === undefined ? undefined : readFileSync(file);
}

/** Writes the picture of a page's share image. */
export async function writeShareBackground(
  page: string,
  picture: Buffer,
  folder = FOLDERS[0]!,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await sharp(picture)
    .resize({ width: 1440 })
    .avif({ quality: 60 })
    .toFile(join(folder, `${page}.avif`));
}
