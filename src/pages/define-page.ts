import type { ComponentType } from 'react';
import { useLoaderData, type Params } from 'react-router-dom';
import type { Content } from '../content/content.ts';
import type { SeoFields } from '../seo/page-seo.ts';
import type { PageMetadata } from '../seo/resolve-metadata.ts';
import type { JsonLdNode } from '../seo/structured-data.ts';

/** A title, and what else a page says of itself. */
export type PageOwnMetadata = { title: string } & Partial<Omit<SeoFields, 'title'>>;

/** All that the site knows of a page; `src/pages/<page>/route.ts` defines one. */
export interface PageRoute<Data = unknown> {
  /** The name of the page's folder. */
  id: string;
  /** React Router's pattern of its address. */
  path: string;
  /** Imports the page. */
  load(): Promise<{ Page: ComponentType }>;
  /**
   * What the page shows beside its words. Only the server calls it; the browser asks the server.
   * @returns null for an unknown id, which is answered 404
   */
  loader?(content: Content, params: Params): Data;
  /** The page's addresses, where its pattern has a parameter. */
  addresses?(content: Content): string[];
  /**
   * What the page itself knows of its head tags; its record in page_seo stands before it. The title
   * is required: a page without one would show the home page's.
   */
  metadata(data: Data): PageOwnMetadata;
  /** What search engines are told in JSON-LD. */
  structuredData?(data: Data, metadata: PageMetadata): JsonLdNode[];
  /** A parameter of the query string that changes what the server renders, and its known values. */
  parameter?: { name: string; values: readonly string[] };
  /** False keeps the page out of sitemap.xml. */
  isInSitemap?: boolean;
}

/** What a page's route loader gives, on the server and in the browser. */
export interface LoadedPage<Data = unknown> {
  status: 200 | 404;
  data: Data;
  metadata: PageMetadata;
}

/** Ties the parts of a page together by the type of its data. */
export const definePage = <Data = null>(page: PageRoute<Data>): PageRoute<Data> => page;

/** The data of the page that stands at the current address: `usePageData<typeof page>()`. */
export function usePageData<Page>(): Page extends PageRoute<infer Data> ? Data : never {
  return useLoaderData<LoadedPage<Page extends PageRoute<infer Data> ? Data : never>>().data;
}
