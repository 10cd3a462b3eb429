import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { typefaces } from '../../src/theme/tokens.ts';
import type { TypefaceRole } from '../../src/theme/tokens.ts';

const require = createRequire(import.meta.url);
/** The characters from one code to another. */
const range = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** Letters of Central Europe, Turkey and Vietnam, which families keep in a file of their own. */
const latinExtended = range(0x100, 0x24f) + range(0x1e00, 0x1eff);
const latin =
  range(0xa1, 0x17f) +
  ' !"#%&\'()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|€°·–—′″→↑▲×±≈‘’“”éèêëï%@';

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

interface SetOptions {
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
  /** Have letters that `font` lacks, the first before the others. */
  readonly fallbacks: opentype.Font[];

  constructor(font: opentype.Font, ...fallbacks: opentype.Font[]) {
    this.font = font;
    this.fallbacks = fallbacks;
  }

  /** The font that has a letter; undefined if none has. */
  fontOf(letter: string): opentype.Font | undefined {
    return [this.font, ...this.fallbacks].find((font) => font.charToGlyphIndex(letter) !== 0);
  }

  /** The text in pieces of one font each. */
  private pieces(text: string): { font: opentype.Font; text: string }[] {
    const pieces: { font: opentype.Font; text: string }[] = [];
    for (const letter of text) {
      const font = this.fontOf(letter) ?? this.font;
      const last = pieces.at(-1);
      if (last?.font === font) last.text += letter;
      else pieces.push({ font, text: letter });
    }
    return pieces;
  }

  /** Width of `text` in px. */
  width(text: string, size: number, tracking = 0): number {
    return this.pieces(text).reduce(
      (width, piece) =>
        width +
        piece.font.getAdvanceWidth(piece.text, size, { kerning: true }) +
        piece.text.length * tracking * size,
      0,
    );
  }

  /** The text's outlines as SVG path data. */
  outline(text: string, { x, y, size, anchor = 'start', tracking = 0 }: SetOptions): string {
    const width = this.width(text, size, tracking) - tracking * size;
    let left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    return this.pieces(text)
      .map((piece) => {
        const options = { kerning: true, letterSpacing: tracking };
        const path = pathData(piece.font.getPath(piece.text, left, y, size, options));
        left += this.width(piece.text, size, tracking);
        return path;
      })
      .join('');
  }
}

/** Whether a face has an outline for each letter of the text. */
export const hasLetters = (face: Face, text: string): boolean =>
  [...text].every((letter) => face.fontOf(letter));

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
  letters: 'latin' | 'latin-ext' = 'latin',
): string {
  const id = family.toLowerCase().replaceAll(' ', '-');
  const name = `@fontsource-variable/${id}`;
  try {
    return require.resolve(`${name}/files/${id}-${letters}-${axes}-${style}.woff2`);
  } catch {
    throw new Error(`The typeface ${family} is not installed: npm --prefix art install -E ${name}`);
  }
}

/** One instance of a variable family, such as `('Bricolage Grotesque', 'standard', { wght: 800, … })`. */
async function variableFace(
  family: string,
  file: string,
  axes: Record<string, number>,
  style: 'normal' | 'italic' = 'normal',
): Promise<Face> {
  return new Face(await fontOfFile(fontFile(family, file, style), latin, axes));
}

/** The font of a file with the given letters alone, at a place on its axes. */
export async function fontOfFile(
  file: string,
  letters: string,
  variationAxes: Record<string, number>,
): Promise<opentype.Font> {
  const options = { targetFormat: 'sfnt', variationAxes } as const;
  return opentype.parse(toArrayBuffer(await subsetFont(await readFile(file), letters, options)));
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
  const file = chosen.length > 1 ? 'standard' : 'wght';
  const values = Object.fromEntries(chosen) as Record<string, number>;
  const { font } = await variableFace(name, file, values);
  const extended = fontFile(name, file, 'normal', 'latin-ext');
  return new Face(font, await fontOfFile(extended, latinExtended, values));
}
