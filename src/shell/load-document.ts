/** The key in session storage of the positions that React Router records, by the key of the history entry. */
export const SCROLL_POSITIONS = 'scroll-positions';

/** With `isArrival` the document replaces a navigation: start-script.ts sets its position, the shell the focus. */
export const entryState = () => (history.state ?? {}) as { key?: string; isArrival?: boolean };

/**
 * Loads the document of the current address, in place of a navigation that can't end in this one. Position and
 * focus are those of the navigation, unlike after a reload.
 */
export function loadDocument(): void {
  history.replaceState({ ...entryState(), isArrival: true }, '');
  location.reload();
}
