import { createContext } from 'react';
import type { ReturnedForm } from '../enquiry/schema.ts';

/** What components show of the document's state (src/shell/document-state.ts). */
export interface ShownState {
  /** The year of the copyright line, from the server: the browser's may differ around midnight. */
  year: number;
  /** A form posted without script, which the form of its type shows again; null on all other responses. */
  returnedForm: ReturnedForm | null;
}

export const DocumentContext = createContext<ShownState>({
  year: 0,
  returnedForm: null,
});
