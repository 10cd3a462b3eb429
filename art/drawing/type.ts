import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { typefaces } from '../../src/theme/tokens.ts';
import type { TypefaceRole } from '../../src/theme/tokens.ts';

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

/** A typeface that renders text as outlines, so that no picture depends on installed fonts. */
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

/**
 * The file of a variable family by its name, such as `('Geist Mono', 'wght')`.
 *
 * @throws when the family isn't installed, with the command that installs it
 */
export function fontFile(
  family: string,
  axes: string,
  style: 'normal' | 'italic' = 'normal',
): string {
  const id = family.toLowerCase().replaceAll(' ', '-');
  const name = `@fontsource-variable/${id}`;
  try {
    return require.resolve(`${name}/files/${id}-latin-${axes}-${style}.woff2`);
  } catch {
    throw new Error(`The typeface ${family} is not installed: npm --prefix art install -E ${name}`);
  }
}

/** One instance of a variable family, such as `('Bricolage Grotesque', 'standard', { wght: 800, … })`. */
export async function variableFace(
  family: string,
  file: string,
  axes: Record<string, number>,
  style: 'normal' | 'italic' = 'normal',
): Promise<Face> {
  const data = await subsetFont(await readFile(fontFile(family, file, style)), latin, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  return new Face(opentype.parse(toArrayBuffer(data)));
}

/** The axes in a family's metadata.json; numbers are strings. */
type Axes = Record<string, { default: string; min: string; max: string }>;

/** A typeface of the site in a weight, with its optical size for large text where it has one. */
export async function siteFace(role: TypefaceRole, weight: number): Promise<Face> {
  const { name } = typefaces[role];
  const metadata = join(dirname(fontFile(name, 'wght')), '../metadata.json');
  const { variable } = JSON.parse(await readFile(metadata, 'utf8')) as { variable: Axes };
  // Italics are in separate files.
  const axes = Object.entries(variable).filter(([axis]) => axis !== 'ital');
  const chosen = axes.map(([axis, { default: usual, min, max }]) => {
    if (axis === 'wght') return [axis, Math.min(Number(max), Math.max(Number(min), weight))];
    return [axis, Number(axis === 'opsz' ? max : usual)];
  });
  return variableFace(
    name,
    chosen.length > 1 ? 'standard' : 'wght',
    Object.fromEntries(chosen) as Record<string, number>,
  );
}

/** A static fontsource family. */
export async function staticFace(family: string, weight = 400): Promise<Face> {
  const path = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
  return new Face(opentype.parse(toArrayBuffer(await readFile(path))));
}
