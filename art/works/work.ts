import type { DrawnFrom } from '../../scripts/build/drawn-art.ts';

/** Finished files by path below public, e.g. `art/heroes/contact-640.avif`. */
export type Files = Record<string, Buffer | string>;

/** A drawing: one picture in all its sizes, one icon, one wordmark. */
export interface Work {
  /** Path below public without size and format, e.g. `art/heroes/contact`, or the one file's. */
  name: string;
  /** The inputs whose change makes it outdated. */
  from: readonly (keyof DrawnFrom)[];
  draw: () => Promise<Files>;
}
