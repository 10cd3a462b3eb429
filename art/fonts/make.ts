/**
 * `npm run fonts`: subsets the typefaces of src/theme/tokens.ts into ../public/fonts, and measures them for
 * the metrics of the fallback faces (src/theme/font-measures.ts).
 *
 * Each typeface is two files: the characters of nearly every page, which the document preloads, and the rest,
 * which the browser fetches for the pages that need it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { typefaces } from '../../src/theme/tokens.ts';
import type { TypefaceRole } from '../../src/theme/tokens.ts';
import { publicDir } from '../works/content.ts';
import { fontFile } from '../drawing/type.ts';
import { measureFont } from './metrics.ts';
import { withPlainZero } from './plain-zero.ts';

const BASIC_LATIN = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
/** The typographic marks of the faces; arrows are drawn (src/ui/actions/Arrow.tsx). */
const MARKS = '–—‘’“”…•↑↓′″−€';
const LETTERS_AND_FIGURES = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)}`;
const NO_BREAK_SPACE = '\u00a0';

/**
 * What stands in for a face, by the systems that have it: Arial or Liberation of the same widths, Android's Roboto, and
 * DejaVu on a Linux without these; of several, the last that a device has is used. With these widths, as shares of the
 * em like those of `measureFont`, the fewest headings and leads of the site break elsewhere than in the typeface.
 */
const STAND_INS = {
  regular: [
    { locals: ['DejaVu Sans'], width: 0.4931 },
    { locals: ['Roboto'], width: 0.4498 },
    { locals: ['Arial', 'Liberation Sans', 'Helvetica Neue'], width: 0.439 },
  ],
  bold: [
    { locals: ['DejaVu Sans Bold'], width: 0.5585 },
    { locals: ['Roboto Bold', 'Roboto'], width: 0.44 },
    { locals: ['Arial Bold', 'Liberation Sans Bold', 'Arial'], width: 0.4713 },
  ],
  mono: [
    {
      locals: ['Courier New', 'Liberation Mono', 'Droid Sans Mono', 'DejaVu Sans Mono'],
      width: 0.6001,
    },
  ],
};

const text = BASIC_LATIN + LATIN_1 + MARKS;

/** The characters of nearly every page; another one costs its page the second file. */
const cores: Record<TypefaceRole, string> = {
  display: `${LETTERS_AND_FIGURES} .,:;?!'’&()/%+-–—${NO_BREAK_SPACE}`,
  text: `${LETTERS_AND_FIGURES} .,:;?!'‘’&()/%+-–—@$°${NO_BREAK_SPACE}`,
  mono: `${LETTERS_AND_FIGURES} .,:;?!’"#$%&*()+-/=–—−€§©·°×${NO_BREAK_SPACE}`,
};

interface Fallback {
  weights: string;
  measuredAt: number;
  standIns: (typeof STAND_INS)[keyof typeof STAND_INS];
}

/** The local fallback faces for a range of weights: a regular one, and from 600 on a bold one. */
function fallbacksOf(role: TypefaceRole, least: number, most: number): Fallback[] {
  const span = (from: number, to: number) => (from === to ? `${from}` : `${from} ${to}`);
  if (role === 'mono') {
    return [{ weights: span(least, most), measuredAt: least, standIns: STAND_INS.mono }];
  }
  const regular = {
    weights: span(least, Math.min(most, 500)),
    measuredAt: least,
    standIns: STAND_INS.regular,
  };
  const heavy = Math.max(least, 600);
  const bold = { weights: span(heavy, most), measuredAt: heavy, standIns: STAND_INS.bold };
  return [...(least < 600 ? [regular] : []), ...(most >= 600 ? [bold] : [])];
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`;

/** A list for `unicode-range`. */
function unicodeRange(characters: string): string {
  const codes = [...characters].map((c) => c.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

let total = 0;
const metrics: Record<string, unknown[]> = {};
const restRanges: Record<string, string> = {};
for (const role of Object.keys(typefaces) as TypefaceRole[]) {
  const { name: family, weights } = typefaces[role];
  const [least = 400, most = least] = weights.split(' ').map(Number);
  const file = await readFile(fontFile(family, 'wght'));
  const original =
    role === 'mono' ? withPlainZero(await subsetFont(file, text, { targetFormat: 'sfnt' })) : file;
  const rest = [...text].filter((character) => !cores[role].includes(character)).join('');
  const subset = async (characters: string): Promise<Buffer> => {
    const woff2 = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: least === most ? least : { min: least, max: most } },
      // No ligatures or alternates: they are a tenth of the bytes and not needed.
      noLayoutClosure: true,
    });
    total += woff2.length;
    return woff2;
  };
  for (const [name, characters] of [
    [`fonts/${role}.woff2`, cores[role]],
    [`fonts/${role}-rest.woff2`, rest],
  ] as const) {
    await writeFile(join(publicDir, name), await subset(characters));
    console.log(name);
  }
  restRanges[role] = unicodeRange(rest);

  const entries: unknown[] = [];
  for (const { weights: range, measuredAt, standIns } of fallbacksOf(role, least, most)) {
    const instance = await subsetFont(original, text, {
      targetFormat: 'sfnt',
      variationAxes: { wght: measuredAt },
    });
    const { width, ascent, descent, lineGap } = measureFont(instance);
    for (const standIn of standIns) {
      const sizeAdjust = width / standIn.width;
      entries.push({
        weights: range,
        locals: standIn.locals,
        sizeAdjust: percent(sizeAdjust),
        ascent: percent(ascent / sizeAdjust),
        descent: percent(descent / sizeAdjust),
        lineGap: percent(lineGap / sizeAdjust),
      });
    }
  }
  metrics[role] = entries;
}
console.log(`in all ${(total / 1000).toFixed(1)} kB (budget 90)`);

await writeFile(
  new URL('../../src/theme/font-measures.ts', import.meta.url),
  `/** Generated by art/fonts/make.ts: metrics that give local faces the dimensions of the site's. */
export const fontFallbacks = ${JSON.stringify(metrics, null, 2)} as const;

/** Generated by art/fonts/make.ts: the characters of a typeface's second file. */
export const restRanges = ${JSON.stringify(restRanges, null, 2)} as const;
`,
);
