import { siteConfig } from '../content/site.ts';
import type { SiteConfig } from '../content/model/site-schema.ts';
import type { PageMetadata } from './resolve-metadata.ts';

/** Stands in for share images, which are all of one size, until `npm run brand` draws them. */
const ICON = '/icon-512.png';

export type MetaTag = { name: string; content: string } | { property: string; content: string };

/** Attributes as React names them. */
interface LinkTag {
  rel: string;
  href: string;
  title?: string;
  type?: string;
  sizes?: string;
  crossOrigin?: 'anonymous';
}

interface HeadTags {
  title: string;
  meta: MetaTag[];
  link: LinkTag[];
}

/**
 * All head tags of a page, each once and in order. The document adds charset, viewport and fonts.
 *
 * @param feed the path of a feed about the page
 */
export function headTags(
  metadata: PageMetadata,
  config: SiteConfig = siteConfig,
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
      // Besides the robots tag, whose value is prescribed: Google combines the two.
      ...(metadata.indexable ? [name('googlebot', 'max-image-preview:large')] : []),
      ...config.verification.map((proof) => name(proof.name, proof.content)),
      // Keeps iOS from turning text into phone links, which would break hydration.
      name('format-detection', 'telephone=no'),
      property('og:title', title),
      property('og:description', description),
      property('og:type', 'website'),
      property('og:image', imageUrl),
      ...(imageUrl.endsWith(ICON)
        ? []
        : [property('og:image:width', '1200'), property('og:image:height', '630')]),
      property('og:image:alt', imageAlt),
      ...(canonical === null ? [] : [property('og:url', canonical)]),
      property('og:site_name', config.name),
      property('og:locale', config.locale),
      name('twitter:card', 'summary_large_image'),
      ...(twitterSite
        ? [name('twitter:site', twitterSite), name('twitter:creator', twitterSite)]
        : []),
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
        // Fonts are fetched without credentials, over a connection of their own.
        (href): LinkTag => ({ rel: 'preconnect', href, crossOrigin: 'anonymous' }),
      ),
      ...config.hosts.dnsPrefetch.map((href): LinkTag => ({ rel: 'dns-prefetch', href })),
    ],
  };
}
