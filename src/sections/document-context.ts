import { createContext } from 'react';
import type { NoticeItem } from './enquiry/privacy-copy.ts';
import type { FormFailure } from '../enquiry/schema.ts';

/** What components show of the document's state (src/shell/document-state.ts). */
export interface ShownState {
  /** The year of the copyright line, from the server: the browser's may differ around midnight. */
  year: number;
  /** The privacy notice, made on the server from the configuration. */
  privacyNotice: readonly NoticeItem[];
  /** The errors of a form posted without script, shown by the form of its type; null on all other responses. */
  formFailure: FormFailure | null;
}

export const DocumentContext = createContext<ShownState>({
  year: 0,
  privacyNotice: [],
  formFailure: null,
});
