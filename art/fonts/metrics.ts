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

/**
 * Measures an uncompressed font (sfnt with a format 4 cmap).
 *
 * @throws when a table is missing
 */
export function measureFont(font: Buffer): FontMetrics {
  const table = (tag: string): Buffer => {
    for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
      if (font.toString('latin1', at, at + 4) === tag) {
        return font.subarray(font.readUInt32BE(at + 8));
      }
    }
    throw new Error(`The font has no table ${tag}.`);
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const lastAdvance = hhea.readUInt16BE(34) - 1;
  const glyph = glyphLookup(table('cmap'));

  let sum = 0;
  let parts = 0;
  for (const [letter, share] of Object.entries(FREQUENCY)) {
    const index = Math.min(glyph(letter.codePointAt(0) ?? 0), lastAdvance);
    sum += hmtx.readUInt16BE(index * 4) * share;
    parts += share;
  }
  return {
    width: sum / parts / unitsPerEm,
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
  };
}

/** Maps a code point of the basic plane to its glyph by the cmap's format 4 subtable. */
function glyphLookup(cmap: Buffer): (codePoint: number) => number {
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    if (sub.readUInt16BE(0) !== 4) continue;
    const doubled = sub.readUInt16BE(6);
    return (codePoint) => {
      for (let s = 0; s < doubled; s += 2) {
        if (sub.readUInt16BE(14 + s) < codePoint) continue;
        const start = sub.readUInt16BE(16 + doubled + s);
        if (start > codePoint) return 0;
        const delta = sub.readInt16BE(16 + doubled * 2 + s);
        const rangeAt = 16 + doubled * 3 + s;
        const offset = sub.readUInt16BE(rangeAt);
        if (offset === 0) return (codePoint + delta) & 0xffff;
        const found = sub.readUInt16BE(rangeAt + offset + (codePoint - start) * 2);
        return found === 0 ? 0 : (found + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error('The font has no format 4 cmap.');
}
