import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const fileOf = (page: string): string => join(import.meta.dirname, 'backgrounds', `${page}.avif`);

/** The picture of a page's share image, where its own is not suitable; undefined if there is none. */
export function shareBackground(page: string): Buffer | undefined {
  const file = fileOf(page);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Writes the picture of a page's share image. */
export async function writeShareBackground(page: string, picture: Buffer): Promise<void> {
  await mkdir(join(import.meta.dirname, 'backgrounds'), { recursive: true });
  await sharp(picture).resize({ width: 1440 }).avif({ quality: 60 }).toFile(fileOf(page));
}

/** Removes the picture of a page's share image, so that it shows the page's own. */
export const removeShareBackground = (page: string): void => rmSync(fileOf(page), { force: true });
