import type { MarkdownPage } from '../../content/records/page-schema.ts';
import { pageTitle, shareableImage } from '../../seo/page-metadata.ts';
import { markdownPageStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';
import { pictureOf } from './picture.ts';

export const definition = definePage<MarkdownPage>({
  // The route exists only if the file does.
  selectData: ({ pages }, _params, path) => pages.find((page) => page.path === path)!,
  metadata(data) {
    const { title, lead, description = lead, shareImage } = data;
    const picture = pictureOf(data);
    return {
      title: pageTitle(title),
      description,
      image_url: shareImage ?? (picture && shareableImage(picture)) ?? null,
    };
  },
  structuredData: markdownPageStructuredData,
  isInSitemap: ({ sitemap = true }) => sitemap,
});
