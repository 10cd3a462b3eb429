import { type ReactNode, useMemo } from 'react';
import { Helmet } from 'react-helmet-async';
import { useMatches } from 'react-router-dom';
import { type TrailStep, pageTrail } from '../content/navigation/navigation.ts';
import { site } from '../content/site.ts';
import type { LoadedPage, PageRoute } from '../pages/define-page.ts';
import { headTags } from '../seo/head-tags.ts';
import { breadcrumbs, serialiseJsonLd, type JsonLdNode } from '../seo/structured-data.ts';
import { pageTitle } from '../seo/page-metadata.ts';
import { paths } from '../paths.ts';

/** The route of the current page with its data; undefined where the data did not arrive. */
export function useCurrentPage(): { page: PageRoute; loaded: LoadedPage } | undefined {
  const match = useMatches().at(-1);
  const loaded = match?.loaderData as LoadedPage | undefined;
  return loaded && { page: match?.handle as PageRoute, loaded };
}

/** The head tags and structured data of the current page. */
export function PageHead({ trail }: { trail: readonly TrailStep[] }): ReactNode {
  const current = useCurrentPage();
  if (!current) return <Helmet title={pageTitle('Something went wrong')} />;
  const { page, loaded } = current;
  const { title, meta, link } = headTags(loaded.metadata, site, page.feed);
  const nodes = structuredData(page, loaded, trail);
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

/** The page's structured data and breadcrumbs; none for a missing page. */
function structuredData(
  page: PageRoute,
  { data, metadata }: LoadedPage,
  trail: readonly TrailStep[],
): JsonLdNode[] {
  const { canonical } = metadata;
  if (canonical === null) return [];
  const addressed = { ...metadata, canonical };
  const nodes = page.structuredData?.(data, addressed) ?? [];
  return trail.length > 0 ? [...nodes, breadcrumbs(trail, addressed)] : nodes;
}

/** The breadcrumbs of the current page; empty on the home page and for a missing page. */
export function usePageTrail(): readonly TrailStep[] {
  const { page, loaded } = useCurrentPage() ?? {};
  return useMemo(() => {
    const canonical = loaded?.metadata.canonical;
    if (!page || !canonical || page.path === paths.home) return [];
    const { data } = loaded;
    // The page's own title: a record's title is written for search engines.
    return (
      page.trail?.(data ?? {}) ?? pageTrail(new URL(canonical).pathname, page.metadata(data).title)
    );
  }, [page, loaded]);
}
