import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { useMatches } from 'react-router-dom';
import { site } from '../content/site.ts';
import type { LoadedPage, PageRoute } from '../pages/define-page.ts';
import { headTags } from '../seo/head-tags.ts';
import { serialiseJsonLd } from '../seo/structured-data.ts';

/** The head tags of the page at the current address, and its structured data. */
export function PageHead(): ReactNode {
  const match = useMatches().at(-1);
  const loaded = match?.loaderData as LoadedPage | undefined;
  if (!loaded) return <Helmet title={site.name} />;
  const { title, meta, link } = headTags(loaded.metadata);
  const page = match?.handle as PageRoute;
  const nodes = page.structuredData?.(loaded.data, loaded.metadata) ?? [];
  return (
    <>
      <Helmet title={title} meta={meta} link={link} />
      {nodes.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: serialiseJsonLd(nodes) }}
        />
      )}
    </>
  );
}
