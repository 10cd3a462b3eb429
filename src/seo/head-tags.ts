import { site, type SiteConfig } from '../content/site.ts';
import type { PageMetadata } from './resolve-metadata.ts';

export type MetaTag = { name: string; content: string } | { property: string; content: string };

/** Attributes as React spells them. */
export interface LinkTag {
  rel: string;
  href: string;
  title?: string;
  type?: string;
  sizes?: string;
  crossOrigin?: 'anonymous';
}

export interface HeadTags {
  title: string;
  meta: MetaTag[];
  link: LinkTag[];
}

/** Where the site's own share images lie, all of one size, which tests/public holds. */
const OWN_SHARE_IMAGES = '/art/share/';
const SHARE_SIZE = { width: '1200', height: '630' };

/**
 * All head tags of a page, each once, in the order in which they are written. The document adds
 * charset, viewport and fonts. The image's size is declared only where it is known: a hosted image or
 * a page's picture has another.
 *
 * @param feed the path of a feed about what the page is about
 */
export function headTags(
  metadata: PageMetadata,
  config: SiteConfig = site,
  feed?: string,
): HeadTags {
  const { title, description, author, imageUrl, twitterSite, canonical } = metadata;
  const imageAlt = `${title} - Featured Image`;
  const name = (key: string, content: string): MetaTag => ({ name: key, content });
  const property = (key: string, content: string): MetaTag => ({ property: key, content });

  return {
    title,
    meta: [
      name('description', description),
      name('author', author),
      name('robots', metadata.indexable ? 'index, follow' : 'noindex'),
      // Beside the robots tag, whose words are prescribed: Google adds the two up.
      ...(metadata.indexable ? [name('googlebot', 'max-image-preview:large')] : []),
      ...config.verification.map((proof) => name(proof.name, proof.content)),
      // Text that iOS turns into phone links would no longer match what React expects.
      name('format-detection', 'telephone=no'),
      property('og:title', title),
      property('og:description', description),
      property('og:type', 'website'),
      property('og:image', imageUrl),
      ...(canonical !== null && hasShareSize(imageUrl, canonical)
        ? [
            property('og:image:width', SHARE_SIZE.width),
            property('og:image:height', SHARE_SIZE.height),
          ]
        : []),
      property('og:image:alt', imageAlt),
      ...(canonical === null ? [] : [property('og:url', canonical)]),
      property('og:site_name', config.name),
      property('og:locale', config.locale),
      name('twitter:card', 'summary_large_image'),
      name('twitter:site', twitterSite),
      name('twitter:creator', twitterSite),
      name('twitter:title', title),
      name('twitter:description', description),
      name('twitter:image', imageUrl),
      name('twitter:image:alt', imageAlt),
      ...(canonical === null ? [] : [name('twitter:url', canonical)]),
    ],
    link: [
      ...(canonical === null ? [] : [{ rel: 'canonical', href: canonical }]),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
      ...(feed
        ? [
            {
              rel: 'alternate',
              href: feed,
              type: 'application/atom+xml',
              title: `${config.name} Insights`,
            },
          ]
        : []),
      ...config.hosts.preconnect.map(
        // Font files are fetched without credentials: only such a connection serves them.
        (href): LinkTag => ({ rel: 'preconnect', href, crossOrigin: 'anonymous' }),
      ),
      ...config.hosts.dnsPrefetch.map((href): LinkTag => ({ rel: 'dns-prefetch', href })),
    ],
  };
}

/** Whether an image is one of the site's own share images. */
function hasShareSize(imageUrl: string, canonical: string): boolean {
  const page = new URL(canonical);
  const image = new URL(imageUrl, page);
  return image.origin === page.origin && image.pathname.startsWith(OWN_SHARE_IMAGES);
}
