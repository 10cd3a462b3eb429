import type { LoadedPage } from '../../src/pages/define-page.ts';
import type { DocumentState } from '../../src/shell/document-state.ts';

export const BUILD_ID = '/assets/entry-client-1.js';

/** The result of a page's loader. */
export const loadedPage = (title: string, parts: Partial<LoadedPage> = {}): LoadedPage => ({
  buildId: BUILD_ID,
  status: 200,
  data: null,
  metadata: {
    title,
    description: '',
    author: '',
    imageUrl: '/share.png',
    twitterSite: '',
    canonical: null,
    indexable: true,
  },
  breadcrumbs: [],
  structuredData: [],
  ...parts,
});

/** The state of a document that has only its build id. */
export const documentState = (parts: Partial<DocumentState> = {}): DocumentState => ({
  pathname: '/',
  loaderData: {},
  reloadsAtTop: false,
  year: 2026,
  assets: { entry: BUILD_ID, modules: [] },
  returnedForm: null,
  ...parts,
});
