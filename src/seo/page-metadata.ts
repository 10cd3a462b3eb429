import { serviceById } from '../content/navigation/services.ts';
import type { ServiceId } from '../content/model/services-schema.ts';
import { siteConfig } from '../content/site.ts';
import type { SiteConfig } from '../content/model/site-schema.ts';
import { imageWidths, isHosted, plainWidth } from '../content/picture-files.ts';
import type { ImageAsset } from '../content/model/media.ts';

/** A page's title for tabs and search engines: title, separator, site name. */
export const pageTitle = (title: string, tail = ''): string =>
  title + siteConfig.titleSeparator + siteConfig.name + tail;

/**
 * A service page's default metadata.
 *
 * @throws for a page without a service.
 */
export function serviceMetadata(id: ServiceId): { title: string; description: string } {
  const { title, description } = serviceById(id);
  return { title: pageTitle(title), description };
}

/**
 * The address of a picture for other sites, in a format that they all read.
 *
 * @returns null for a picture that is too small to share
 */
export function shareableImage(image: ImageAsset, config: SiteConfig = siteConfig): string | null {
  if (isHosted(image.src)) {
    const { origin, account } = config.hosts.imageDelivery;
    return account ? `${origin}/${account}/${image.src}/public` : null;
  }
  return image.width < imageWidths[0] ? null : `${image.src}-${plainWidth(image.width)}.jpg`;
}
