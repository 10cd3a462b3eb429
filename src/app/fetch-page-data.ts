import type { PageData } from '../content/page-data-types.ts';

/**
 * Asks the server for a page's data, for a navigation in the browser.
 *
 * @returns the data; null for an unknown id, which the page shows as such
 * @throws when the server can't be reached or fails, with a message for the visitor
 */
export async function fetchPageData(pathname: string): Promise<PageData> {
  let cause: unknown;
  try {
    const response = await fetch(`/api/page-data?path=${encodeURIComponent(pathname)}`);
    if (response.ok) return ((await response.json()) as { data: PageData }).data;
    cause = `the server answered ${response.status}`;
  } catch (error) {
    cause = error;
  }
  throw new Error('This page could not be loaded. Please check your connection and try again.', {
    cause,
  });
}
