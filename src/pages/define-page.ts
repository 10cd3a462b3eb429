import type { ComponentType } from 'react';
import { matchPath, useLoaderData, type Params } from 'react-router-dom';
import type { Content } from '../content/model/content.ts';
import type { Breadcrumb } from '../content/navigation/navigation.ts';
import type { AddressedMetadata, PageMetadata, SeoFields } from '../seo/resolve-metadata.ts';
import type { QueryParameter } from '../query-parameter.ts';
import type { NoticeItem } from '../sections/enquiry/privacy-copy.ts';
import type { JsonLdNode } from '../seo/structured-data.ts';

/** A page's address and code, for server and browser; an entry in `src/routes.ts`. */
export interface Route {
  /** The name of the page's folder. */
  id: string;
  /** React Router's pattern of its address. */
  path: string;
  /** The parameters of a path that matches `path`; null for another path. */
  match(pathname: string): Params | null;
  /** Imports the page. */
  importPage(): Promise<{ Page: ComponentType }>;
  /** A reload begins at the top instead of the previous scroll position. */
  reloadsAtTop?: boolean;
}

/** What only the server knows of a page, in `src/pages/<page>/definition.ts`; browsers get the results. */
export interface PageDefinition<Data = unknown> {
  /**
   * Selects the page's data from the content.
   *
   * @param path the page's address
   * @returns null for an unknown id, which is answered 404
   */
  selectData?(content: Content, params: Params, path: string): Data;
  /** The page's addresses, if its pattern has a parameter. */
  addresses?(content: Content): string[];
  /**
   * The page's own metadata; its record in page_seo takes precedence. Every page but the home page has a title,
   * because the fallback is the home page's.
   */
  metadata(data: Data): Partial<SeoFields>;
  /** The page's breadcrumbs; by default its name in the navigation below the home page. */
  breadcrumbs?(data: NonNullable<Data>): Breadcrumb[];
  /** The day of the last change, like `2026-03-04`, if known. */
  lastModified?(data: Data): string | undefined;
  /** The JSON-LD for search engines. */
  structuredData?(data: Data, metadata: AddressedMetadata): JsonLdNode[];
  /** The path of a feed about the page. */
  feed?: string;
  /** The query parameter that changes the rendered HTML, and its known values. */
  parameter?: QueryParameter;
  /** False keeps the page out of sitemap.xml. */
  isInSitemap?(data: Data): boolean;
}

/** A page as the server knows it. */
export type PageRoute = Route & PageDefinition;

/** The value of a page's route loader, on the server and in the browser. */
export interface LoadedPage<Data = unknown> {
  /** The build whose code belongs to the data: the address of the app's entry. */
  buildId: string;
  /** 410: the page is permanently removed. */
  status: 200 | 404 | 410;
  data: Data;
  metadata: PageMetadata;
  /** The metadata comes from the path's own record in page_seo. */
  hasSeoRecord?: true;
  /** The breadcrumbs; empty on the home page and for a missing page. */
  breadcrumbs: readonly Breadcrumb[];
  /** The JSON-LD with that of the breadcrumbs; empty for a missing page. */
  structuredData: readonly JsonLdNode[];
  /** The path of a feed about the page. */
  feed?: string;
  /** The privacy notice, if the page has a form. */
  privacyNotice?: readonly NoticeItem[];
}

/** The response for a page that has moved. */
export interface MovedPage {
  movedTo: string;
  buildId?: undefined;
}

/** Completes a route with `match`. */
export const defineRoute = <Line extends Omit<Route, 'match'>>(route: Line) => ({
  ...route,
  match: (pathname: string): Params | null =>
    matchPath(route.path, decodeURI(pathname))?.params ?? null,
});

/** Defines a page, with the type of its data inferred from `selectData`. */
export const definePage = <Data = null>(definition: PageDefinition<Data>): PageDefinition<Data> =>
  definition;

/** The data of the current page: `usePageData<typeof definition>()`. */
export function usePageData<Definition>(): Definition extends PageDefinition<infer Data>
  ? Data
  : never {
  return useLoaderData<LoadedPage<Definition extends PageDefinition<infer Data> ? Data : never>>()
    .data;
}
