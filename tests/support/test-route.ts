import { defineRoute, type PageRoute } from '../../src/pages/define-page.ts';

/** A page with only a title by default; its id is its path. */
export const testRoute = (path: string, more: Partial<PageRoute> = {}): PageRoute =>
  defineRoute({
    id: path,
    path,
    importPage: () => Promise.reject(new Error('never loaded')),
    metadata: () => ({ title: 'A page' }),
    ...more,
  });
