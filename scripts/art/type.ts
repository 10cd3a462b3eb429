import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const latin =
  ' !"#%&\'()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|°·–—′″→↑▲×±≈‘’“”éèêëï%@';

/** Path data with two decimals (the library's own rounding turns tiny numbers into NaN). */
export function pathData(path: opentype.Path): string {
  const n = (value: number): string => String(Math.round(value * 100) / 100);
  return path.commands
    .map((c) => {
      if (c.type === 'Z') return 'Z';
      const end = `${n(c.x)} ${n(c.y)}`;
      if (c.type === 'C') return `C${n(c.x1)} ${n(c.y1)} ${n(c.x2)} ${n(c.y2)} ${end}`;
      if (c.type === 'Q') return `Q${n(c.x1)} ${n(c.y1)} ${end}`;
      return `${c.type}${end}`;
    })
    .join('');
}

export interface SetOptions {
  x: number;
  y: number;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Letter spacing in em. */
  tracking?: number;
}

/** A typeface whose text comes out as outlines, so that no picture depends on installed fonts. */
export class Face {
  readonly font: opentype.Font;

  constructor(font: opentype.Font) {
    this.font = font;
  }

  /** Width of `text` in px. */
  width(text: string, size: number, tracking = 0): number {
    return this.font.getAdvanceWidth(text, size, { kerning: true }) + text.length * tracking * size;
  }

  /** The text's outlines as SVG path data. */
  outline(text: string, { x, y, size, anchor = 'start', tracking = 0 }: SetOptions): string {
    const width = this.width(text, size, tracking) - tracking * size;
    const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    return pathData(
      this.font.getPath(text, left, y, size, { kerning: true, letterSpacing: tracking }),
    );
  }
}

/** @throws when a face has no outline for a letter of the text */
export function assertLetters(face: Face, text: string): void {
  const missing = [...new Set(text)].filter((letter) => face.font.charToGlyphIndex(letter) === 0);
  if (missing.length > 0) {
    throw new Error(`No letter ${missing.join(' ')} in the typeface for "${text}"`);
  }
}

const toArrayBuffer = (data: Uint8Array): ArrayBuffer =>
  data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer;

/** One instance of a variable fontsource family, e.g. `('bricolage-grotesque', 'opsz', { wght: 600 })`. */
export async function variableFace(
  family: string,
  file: string,
  axes: Record<string, number>,
  style: 'normal' | 'italic' = 'normal',
): Promise<Face> {
  const path = require.resolve(
    `@fontsource-variable/${family}/files/${family}-latin-${file}-${style}.woff2`,
  );
  const data = await subsetFont(await readFile(path), latin, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  return new Face(opentype.parse(toArrayBuffer(data)));
}

/** A static fontsource family. */
export async function staticFace(family: string, weight = 400): Promise<Face> {
  const path = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
  return new Face(opentype.parse(toArrayBuffer(await readFile(path))));
}
