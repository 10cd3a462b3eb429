import type { OwnPage } from '../../content/records/page-schema.ts';
import { pageTitle, shareableImage } from '../../seo/page-metadata.ts';
import { ownPageStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';
import { pictureOf } from './picture.ts';

export const definition = definePage<OwnPage>({
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
  structuredData: ownPageStructuredData,
  isInSitemap: ({ sitemap = true }) => sitemap,
});
