import type { GetScrollRestorationKeyFunction } from 'react-router-dom';

/** The key in session storage of the positions that React Router records, by the key of the history entry. */
export const SCROLL_POSITIONS = 'scroll-positions';

interface HistoryState {
  /** The document replaces a navigation: start-script.ts sets its position and focus. */
  isArrival?: boolean;
  /** The document may not reload itself. */
  isFinal?: boolean;
  referrer?: string;
}

/** The state of the history entry, which start-script.ts begins. */
export const historyState = () => (history.state ?? {}) as HistoryState;

/**
 * Loads the document of the current address, in place of a navigation that can't be completed in this one. Position
 * and focus are those of the navigation, unlike after a reload.
 */
export function loadDocument(): void {
  history.replaceState({ ...historyState(), isArrival: true }, '');
  location.reload();
}

/** Until the new document has loaded, the current position must not replace the recorded one. */
export const restorationKey: GetScrollRestorationKeyFunction = ({ key }) =>
  historyState().isArrival ? `${key}:replaced` : key;
