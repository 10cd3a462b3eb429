import type { DrawnFrom } from '../scripts/build/drawn-art.ts';

/** Finished files by path below public, e.g. `art/heroes/contact-640.avif`. */
export type Files = Record<string, Buffer | string>;

/** Something to be drawn: one picture in all its sizes, one icon, one wordmark. */
export interface Work {
  /** Path below public without size and format, e.g. `art/heroes/contact`, or the one file's. */
  name: string;
  /** What it has to be drawn anew for when it changes. */
  from: readonly (keyof DrawnFrom)[];
  draw: () => Promise<Files>;
}
