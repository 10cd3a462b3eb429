import type { ComponentType } from 'react';
import { useLoaderData, type Params } from 'react-router-dom';
import type { Content } from '../content/records/content.ts';
import type { TrailStep } from '../content/navigation/trails.ts';
import type { SeoFields } from '../seo/page-seo.ts';
import type { AddressedMetadata, PageMetadata } from '../seo/resolve-metadata.ts';
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
  /** The way to the page, as it shows it; else its name in the navigation below the home page. */
  trail?(data: NonNullable<Data>): TrailStep[];
  /** The day on which what the page shows last changed, like `2026-03-04`, where that is known. */
  lastModified?(data: Data): string | undefined;
  /** What search engines are told in JSON-LD. */
  structuredData?(data: Data, metadata: AddressedMetadata): JsonLdNode[];
  /** The path of a feed that readers of the page may subscribe to. */
  feed?: string;
  /** A parameter of the query string that changes what the server renders, and its known values. */
  parameter?: { name: string; values: readonly string[] };
  /** A reload begins at the top: by itself the browser goes back to where the visitor was. */
  reloadsAtTop?: boolean;
  /** True keeps the page from the public, like a study or an article that is a draft. */
  draft?: boolean;
  /** False keeps the page out of sitemap.xml. */
  isInSitemap?: boolean;
}

/** What a page's route loader gives, on the server and in the browser. */
export interface LoadedPage<Data = unknown> {
  /** 410: there was a page, and it is gone for good. */
  status: 200 | 404 | 410;
  /** The page isn't public yet; this server shows drafts. */
  isDraft?: true;
  data: Data;
  metadata: PageMetadata;
}

/** The answer for an address whose page has moved to another of the site's. */
export interface MovedPage {
  movedTo: string;
}

/** Ties the parts of a page together by the type of its data. */
export const definePage = <Data = null>(page: PageRoute<Data>): PageRoute<Data> => page;

/** The data of the page that stands at the current address: `usePageData<typeof page>()`. */
export function usePageData<Page>(): Page extends PageRoute<infer Data> ? Data : never {
  return useLoaderData<LoadedPage<Page extends PageRoute<infer Data> ? Data : never>>().data;
}
