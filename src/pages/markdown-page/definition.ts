import type { MarkdownPage } from '../../content/model/page-schema.ts';
import { type ServicePrices, servicePricesOf } from '../../content/selections/service-prices.ts';
import { pageTitle, shareableImage } from '../../seo/page-metadata.ts';
import { markdownPageStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';
import { pictureOf } from './picture.ts';

interface Data {
  page: MarkdownPage;
  price: ServicePrices | null;
}

export const definition = definePage<Data>({
  selectData({ pages }, _params, path) {
    // The route exists only if the file does.
    const page = pages.find((each) => each.path === path)!;
    return { page, price: page.price === undefined ? null : servicePricesOf(page.price) };
  },
  metadata({ page }) {
    const { title, lead, description = lead, shareImage } = page;
    const picture = pictureOf(page);
    return {
      title: pageTitle(title),
      description,
      image_url: shareImage ?? (picture && shareableImage(picture)) ?? null,
    };
  },
  structuredData: ({ page }, metadata) => markdownPageStructuredData(page, metadata),
  isInSitemap: ({ page: { sitemap = true } }) => sitemap,
});
