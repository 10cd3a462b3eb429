import { imageWidths, plainWidth } from '../content/image-widths.ts';
import type { PageData, PageKey } from '../content/page-data-types.ts';
import { site, type SiteConfig } from '../content/site.ts';
import type { ImageAsset } from '../content/types.ts';
import type { SeoFields } from './page-seo.ts';

/**
 * What a page knows of its own head tags, without the backend (SPEC.md 2, Page titles): the four
 * titles, the missing pages' titles, and title, description and picture of an article or a case
 * study. Everything else is left to the root's record.
 *
 * @param data the page's data; null on `caseStudy` and `insight` means an unknown id.
 */
export function pageOwnMetadata(
  pageKey: PageKey,
  data: PageData,
  config: SiteConfig = site,
): Partial<SeoFields> {
  const titled = (title: string, tail = '') => title + config.titleSeparator + config.name + tail;

  switch (pageKey) {
    case 'contact':
      return { title: titled('Contact Us') };
    case 'bookConsultation':
      return { title: titled('Book a Consultation') };
    case 'thankYou':
      return { title: titled('Thank You') };
    case 'insights':
      return { title: titled('Insights & Articles') };
    case 'notFound':
      return { title: titled('Page Not Found') };
    case 'caseStudy': {
      if (!data || !('study' in data)) return { title: titled('Case Study Not Found') };
      const { title, shortDescription, heroImage, shareImage } = data.study;
      return {
        title: titled(title),
        description: shortDescription,
        image_url: shareImage ?? shareableImage(heroImage, config),
      };
    }
    case 'insight': {
      if (!data || !('article' in data)) return { title: titled('Article Not Found', ' Insights') };
      const { title, excerpt, author, imageUrl, shareImage } = data.article;
      return {
        title: titled(title, ' Insights'),
        description: excerpt,
        author,
        image_url: shareImage ?? shareableImage(imageUrl, config),
      };
    }
    default:
      return {};
  }
}

/** The address under which other sites fetch a picture: one format that all of them read. */
function shareableImage(image: ImageAsset, config: SiteConfig): string | null {
  if (/^[A-Za-z0-9_-]{10,}$/.test(image.src)) {
    const { origin, account } = config.hosts.imageDelivery;
    return account ? `${origin}/${account}/${image.src}/public` : null;
  }
  return image.width < imageWidths[0] ? null : `${image.src}-${plainWidth(image.width)}.jpg`;
}
