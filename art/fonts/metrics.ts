import opentype from 'opentype.js';

/** Measures as shares of the em; descent is positive. */
interface FontMetrics {
  width: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** The frequency of letters in English text in parts per thousand, spaces included. */
const FREQUENCY: Record<string, number> = {
  ' ': 180, e: 102, t: 75, a: 65, o: 62, i: 57, n: 57, s: 53, r: 50, h: 49, l: 33, d: 33, u: 23,
  c: 23, m: 20, f: 18, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, '.': 8, ',': 8,
}; // prettier-ignore

/** Measures an uncompressed font (sfnt). */
export function measureFont(bytes: Buffer): FontMetrics {
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  const { ascender, descender, lineGap } = font.tables['hhea'] as Record<string, number>;
  const share = (units = 0) => units / font.unitsPerEm;
  const letters = Object.entries(FREQUENCY);
  const parts = letters.reduce((sum, [, part]) => sum + part, 0);
  const width = letters.reduce(
    (sum, [letter, part]) => sum + (font.charToGlyph(letter).advanceWidth ?? 0) * part,
    0,
  );
  return {
    width: share(width / parts),
    ascent: share(ascender),
    descent: -share(descender),
    lineGap: share(lineGap),
  };
}
