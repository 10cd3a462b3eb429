import { join } from 'node:path';

/** In px. */
interface ImageSize {
  width: number;
  height: number;
}

/**
 * The size of one of the site's own images, read from its file.
 *
 * @param address absolute
 * @param origin the site's, like `https://northveld.example`
 * @returns undefined for an image of another origin, and for a missing or invalid file
 */
export async function ownImageSize(
  address: string,
  origin: string,
  publicDir: string,
): Promise<ImageSize | undefined> {
  const url = URL.parse(address);
  if (url?.origin !== new URL(origin).origin) return undefined;
  try {
    const { imageSizeFromFile } = await import('image-size/fromFile');
    // The URL parser has removed any `..`.
    const { width, height } = await imageSizeFromFile(join(publicDir, url.pathname));
    return { width, height };
  } catch {
    return undefined;
  }
}
