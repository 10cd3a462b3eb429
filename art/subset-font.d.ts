declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Keeps only the glyphs of the text's characters, without ligatures and alternates. */
    noLayoutClosure?: boolean;
  }
  /** Subsets a font to the glyphs of a text; see the package's README. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
