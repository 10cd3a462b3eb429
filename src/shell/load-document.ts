import type { GetScrollRestorationKeyFunction } from 'react-router-dom';

/** The key in session storage of the positions that React Router records, by the key of the history entry. */
export const SCROLL_POSITIONS = 'scroll-positions';

/** With `isArrival` the document replaces a navigation: start-script.ts sets its position and focus. */
export const entryState = () => (history.state ?? {}) as { isArrival?: boolean; referrer?: string };

/**
 * Loads the document of the current address, in place of a navigation that can't end in this one. Position and
 * focus are those of the navigation, unlike after a reload.
 */
export function loadDocument(): void {
  history.replaceState({ ...entryState(), isArrival: true }, '');
  location.reload();
}

/** Keeps the position of what is shown until the document has loaded from replacing that of the entry. */
export const restorationKey: GetScrollRestorationKeyFunction = ({ key }) =>
  entryState().isArrival ? `${key}:replaced` : key;
