import { Page } from '../../../../src/pages/home/HomePage.tsx';
import { headTags } from '../../../../src/seo/head-tags.ts';
import type { PageMetadata } from '../../../../src/seo/resolve-metadata.ts';

/** Takes from a store what the site takes from `page_seo`. */
export function loader() {
  const metadata: PageMetadata = {
    title: 'Northveld | AI-Powered Digital Solutions & Software Development',
    description:
      'Northveld helps businesses build AI solutions, digital products and software that earn their keep. 300+ people across three countries, one accountable team.',
    author: 'Northveld',
    imageUrl: 'http://localhost:3000/art/share/home.png',
    twitterSite: '@northveld',
    canonical: 'http://localhost:3000/',
    indexable: true,
  };
  return { metadata };
}

export function meta({ data }: { data: ReturnType<typeof loader> }) {
  const { title, meta, link } = headTags(data.metadata);
  return [{ title }, ...meta, ...link.map((tag) => ({ tagName: 'link', ...tag }))];
}

export default Page;
