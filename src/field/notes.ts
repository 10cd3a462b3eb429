import type { EnquiryStep, ErrorKind } from './message.ts';

/** An event of a view. */
export type Note =
  | { kind: 'view'; pathname: string }
  | { kind: 'step'; step: EnquiryStep }
  | { kind: 'error'; of: ErrorKind; message: string; stack: string; enteredValues: string[] };

/** The number of events that are buffered until the counting code is loaded. */
const MAX_BUFFERED = 50;

const waiting: Note[] = [];
let listener = (note: Note): void => {
  if (waiting.length < MAX_BUFFERED) waiting.push(note);
};

/** Notes an event, also before the counting code is loaded. */
export function note(it: Note): void {
  listener(it);
}

/** Passes on the buffered events in order, and all later ones as they happen. */
export function takeNotes(take: (note: Note) => void): void {
  listener = take;
  waiting.splice(0).forEach(take);
}

/* Performance marks by which the inline script and the modules coordinate. */

/** The app's scripts are loaded. */
export const SCRIPTS_MARK = 'scripts';

/** The first view is counted, or the counting code is loaded. */
export const COUNTED_MARK = 'counted';

/** The time of a mark, in ms since the document was requested; null if it is not set. */
export const markedAt = (name: string): number | null =>
  performance.getEntriesByName(name)[0]?.startTime ?? null;
