import type { EnquiryStep, ErrorKind } from './message.ts';

/** An event of a view. */
export type VisitEvent =
  | { kind: 'view'; pathname: string }
  | { kind: 'step'; step: EnquiryStep }
  | { kind: 'error'; of: ErrorKind; message: string; stack: string; enteredValues: string[] };

/** The number of events that are buffered until the counting code is loaded. */
const MAX_BUFFERED = 50;

const buffered: VisitEvent[] = [];
let listener = (event: VisitEvent): void => {
  if (buffered.length < MAX_BUFFERED) buffered.push(event);
};

/** Records an event, also before the counting code is loaded. */
export function recordEvent(event: VisitEvent): void {
  listener(event);
}

/** Calls `listen` with the buffered events in order, and with all later ones as they happen. */
export function forwardEvents(listen: (event: VisitEvent) => void): void {
  listener = listen;
  buffered.splice(0).forEach(listen);
}

/* Performance marks by which the inline script and the modules coordinate. */

/** The app's scripts are loaded. */
export const SCRIPTS_MARK = 'scripts';

/** The first view is counted, or the counting code is loaded. */
export const COUNTED_MARK = 'counted';

/** Sets a mark, unless a privacy setting has removed them: the app starts without. */
export function setMark(name: string): void {
  if ('mark' in performance) performance.mark(name);
}

/** The time of a mark, in ms since the document was requested; null if it is not set. */
export const markedAt = (name: string): number | null =>
  performance.getEntriesByName(name)[0]?.startTime ?? null;
