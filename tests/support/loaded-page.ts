import type { LoadedPage } from '../../src/pages/define-page.ts';
import type { DocumentState } from '../../src/shell/document-state.ts';

export const RELEASE = '/assets/entry-client-1.js';

/** The answer of a page's loader. */
export const loadedPage = (title: string, parts: Partial<LoadedPage> = {}): LoadedPage => ({
  release: RELEASE,
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
  trail: [],
  structuredData: [],
  ...parts,
});

/** The state of a document without anything but its release. */
export const documentState = (parts: Partial<DocumentState> = {}): DocumentState => ({
  pathname: '/',
  loaderData: {},
  reloadsAtTop: false,
  year: 2026,
  privacyNotice: [],
  assets: { entry: RELEASE, modules: [] },
  formFailure: null,
  ...parts,
});
