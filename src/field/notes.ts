import type { EnquiryStep, ErrorKind } from './message.ts';

/** Something that happened in a view. */
export type Note =
  | { kind: 'view'; pathname: string }
  | { kind: 'step'; step: EnquiryStep }
  | { kind: 'error'; of: ErrorKind; message: string; stack: string; typed: string[] };

/** What waits for the code that counts; without that code it stays at that. */
const MOST_WAITING = 50;

const waiting: Note[] = [];
let taker = (note: Note): void => {
  if (waiting.length < MOST_WAITING) waiting.push(note);
};

/** Notes something, also before the code that counts has come. */
export function note(it: Note): void {
  taker(it);
}

/** Hands over what waits, in its order, and from then on everything as it happens. */
export function takeNotes(take: (note: Note) => void): void {
  taker = take;
  waiting.splice(0).forEach(take);
}
