declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Keeps only the glyphs of the text itself, none that a ligature or an alternate would use. */
    noLayoutClosure?: boolean;
  }
  /** Cuts a font down to the glyphs of a text; see the package's README. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
