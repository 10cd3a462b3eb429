import { imageWidths, plainWidth } from '../content/image-widths.ts';
import { site, type SiteConfig } from '../content/site.ts';
import type { ImageAsset } from '../content/types.ts';

/**
 * The address under which other sites fetch a picture: one format that all of them read.
 *
 * @returns null for a picture that is too small to share
 */
export function shareableImage(image: ImageAsset, config: SiteConfig = site): string | null {
  if (/^[A-Za-z0-9_-]{10,}$/.test(image.src)) {
    const { origin, account } = config.hosts.imageDelivery;
    return account ? `${origin}/${account}/${image.src}/public` : null;
  }
  return image.width < imageWidths[0] ? null : `${image.src}-${plainWidth(image.width)}.jpg`;
}
