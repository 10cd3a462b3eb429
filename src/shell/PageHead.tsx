import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { siteConfig } from '../content/site.ts';
import type { LoadedPage } from '../pages/define-page.ts';
import { headTags } from '../seo/head-tags.ts';
import { pageTitle } from '../seo/page-metadata.ts';
import { serialiseJsonLd } from '../seo/serialise-json-ld.ts';
import { useStoredMetadata } from './stored-metadata.ts';
import { useLoadedPage } from './use-loaded-page.ts';

/** The head tags and structured data of the current page. */
export function PageHead(): ReactNode {
  const page = useLoadedPage();
  return page ? <LoadedHead page={page} /> : <Helmet title={pageTitle('Something went wrong')} />;
}

function LoadedHead({ page }: { page: LoadedPage }): ReactNode {
  const metadata = useStoredMetadata(useLocation().pathname, page);
  const { title, meta, link } = headTags(metadata, siteConfig, page.feed);
  return (
    <>
      <Helmet title={title} meta={meta} link={link} />
      {page.structuredData.length > 0 && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: serialiseJsonLd(page.structuredData) }}
        />
      )}
    </>
  );
}
