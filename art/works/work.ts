/** Finished files by path below public, e.g. `art/heroes/contact-640.avif`. */
export type Files = Record<string, Buffer | string>;

/** A drawing: a picture in all its sizes, an icon. */
export interface Work {
  /**
   * The path below public without size and format, such as `art/heroes/contact`; for a single file its path.
   */
  name: string;
  draw: () => Promise<Files>;
}
