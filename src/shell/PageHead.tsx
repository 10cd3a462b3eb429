import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { useMatches } from 'react-router-dom';
import { pageTrail } from '../content/navigation/trails.ts';
import { site } from '../content/site.ts';
import { paths } from '../paths.ts';
import type { LoadedPage, PageRoute } from '../pages/define-page.ts';
import { headTags } from '../seo/head-tags.ts';
import { breadcrumbs, serialiseJsonLd, type JsonLdNode } from '../seo/structured-data.ts';
import { pageTitle } from '../seo/service-metadata.ts';

/** The head tags of the page at the current address, and its structured data. */
export function PageHead(): ReactNode {
  const match = useMatches().at(-1);
  const loaded = match?.loaderData as LoadedPage | undefined;
  if (!loaded) return <Helmet title={pageTitle('Something went wrong')} />;
  const page = match?.handle as PageRoute;
  const { title, meta, link } = headTags(loaded.metadata, site, page.feed);
  const nodes = structuredData(page, loaded);
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

/** What the page says of itself, and the way to it. Of what isn't there, nothing. */
function structuredData(page: PageRoute, { data, metadata }: LoadedPage): JsonLdNode[] {
  const { canonical } = metadata;
  if (canonical === null) return [];
  const addressed = { ...metadata, canonical };
  const nodes = page.structuredData?.(data, addressed) ?? [];
  if (page.path === paths.home) return nodes;
  const { pathname } = new URL(canonical);
  const trail = page.trail?.(data ?? {}) ?? pageTrail(pathname, metadata.title);
  return [...nodes, breadcrumbs(trail, addressed)];
}
