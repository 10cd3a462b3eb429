import type { GetScrollRestorationKeyFunction } from 'react-router-dom';

/** The key in session storage of the positions that React Router records, by the key of the history entry. */
export const SCROLL_POSITIONS = 'scroll-positions';

interface EntryState {
  /** React Router's key of the entry. */
  key?: string;
  /** The document is loaded in place of a navigation: start-script.ts sets its position, the shell the focus. */
  isArrival?: boolean;
}

export const entryState = (): EntryState => (history.state ?? {}) as EntryState;

let replacedKey: string | undefined;

/**
 * Loads the document of the current address, in place of a navigation that can't end in this one. Position and
 * focus are those of the navigation, unlike after a reload.
 */
export function loadDocument(): void {
  replacedKey = entryState().key;
  history.replaceState({ ...entryState(), isArrival: true } satisfies EntryState, '');
  location.reload();
}

/** Keeps the position of what is shown until the document has loaded from replacing that of the entry. */
export const restorationKey: GetScrollRestorationKeyFunction = ({ key }) =>
  key === replacedKey ? `${key}:replaced` : key;
