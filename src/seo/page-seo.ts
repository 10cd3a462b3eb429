import { encoded } from '../paths.ts';

/** A record of the table page_seo. A field without a value is null. */
export interface PageSeo {
  path: string;
  title: string | null;
  description: string | null;
  author: string | null;
  image_url: string | null;
  twitter_site: string | null;
}

/** The fields for head tags. */
export type SeoFields = Omit<PageSeo, 'path'>;

/** Their names: the columns of a record other than its path. */
export const seoFieldNames = [
  'title',
  'description',
  'author',
  'image_url',
  'twitter_site',
] as const satisfies readonly (keyof SeoFields)[];

/** In characters. Longer values are rejected: they would enlarge every page. */
const MAX_FIELD_LENGTH = 2_000;

/** Validates a record from outside. Null if it is not a record; an empty, invalid or overlong field becomes null. */
export function parsePageSeo(value: unknown): PageSeo | null {
  if (typeof value !== 'object' || value === null) return null;
  const row = value as Record<string, unknown>;
  if (typeof row.path !== 'string') return null;
  const record: PageSeo = {
    path: row.path,
    title: null,
    description: null,
    author: null,
    image_url: null,
    twitter_site: null,
  };
  for (const name of seoFieldNames) {
    const field = row[name];
    if (typeof field !== 'string' || field.length > MAX_FIELD_LENGTH) continue;
    if (field.trim() !== '') record[name] = field.trim();
  }
  return record;
}

/** Makes an image address absolute. */
export function absoluteImageUrl(imageUrl: string, siteUrl: string): string {
  const url = encoded(imageUrl);
  if (/^https?:\/\//i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  return `${siteUrl}/${url.replace(/^\/+/, '')}`;
}
