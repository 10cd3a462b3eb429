import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { headTags } from '../seo/head-tags.ts';
import type { PageState } from './page-state.ts';

/**
 * The head tags of a page (SPEC.md 7), one Helmet each (ARCHITECTURE.md, fact 2), and its
 * structured data.
 */
export function PageHead({ metadata, jsonLd }: PageState): ReactNode {
  const { title, meta, link } = headTags(metadata);
  return (
    <>
      <Helmet title={title} meta={meta} link={link} />
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
    </>
  );
}
