/**
 * Subsets the three typefaces (DESIGN.md, Type) into public/fonts and measures them, so that
 * the fallback faces take the same room: `node scripts/fonts.ts`. Both outputs are committed.
 *
 * Each typeface is two files: what nearly every page is set in, which the document preloads, and the
 * rest, which a browser fetches for the page that needs it (docs/performance.md).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { measureFont } from './font-metrics.ts';

const BASIC_LATIN = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
/** The typographic marks that the faces have; arrows are drawn (src/ui/Arrow.tsx). */
const MARKS = '–—‘’“”…•↑↓′″−€';
const LETTERS_AND_FIGURES = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)}`;
const NO_BREAK_SPACE = '\u00a0';

/**
 * What stands in for a face until it is there, or for good. The widths are what `measureFont`
 * finds for Liberation, which is drawn to the widths of Arial and Courier New.
 */
const STAND_INS = {
  regular: { locals: ['Arial', 'Liberation Sans', 'Helvetica Neue'], width: 0.4376 },
  bold: { locals: ['Arial Bold', 'Liberation Sans Bold', 'Arial'], width: 0.473 },
  mono: { locals: ['Courier New', 'Liberation Mono'], width: 0.6001 },
};

const text = BASIC_LATIN + LATIN_1 + MARKS;

const faces = [
  {
    file: 'bricolage',
    source: 'bricolage-grotesque',
    core: `${LETTERS_AND_FIGURES} .,:;?!'’&()/%+-–—${NO_BREAK_SPACE}`,
    weights: 600, // the only one that headings are set in (src/theme/typography.ts)
    fallbacks: [{ weights: '600', measuredAt: 600, standIn: STAND_INS.bold }],
  },
  {
    file: 'instrument',
    source: 'instrument-sans',
    core: `${BASIC_LATIN}${MARKS}©·°×é${NO_BREAK_SPACE}`,
    weights: { min: 400, max: 600 },
    fallbacks: [
      { weights: '400 500', measuredAt: 400, standIn: STAND_INS.regular },
      { weights: '600', measuredAt: 600, standIn: STAND_INS.bold },
    ],
  },
  {
    file: 'geist-mono',
    source: 'geist-mono',
    core: `${BASIC_LATIN}${MARKS}§©·°×${NO_BREAK_SPACE}`,
    weights: { min: 400, max: 500 },
    fallbacks: [{ weights: '400 500', measuredAt: 400, standIn: STAND_INS.mono }],
  },
];

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const outDir = new URL('../public/fonts/', import.meta.url);
await mkdir(outDir, { recursive: true });

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
for (const { file, source, core, weights, fallbacks } of faces) {
  const original = await readFile(
    new URL(
      `../node_modules/@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`,
      import.meta.url,
    ),
  );
  const rest = [...text].filter((character) => !core.includes(character)).join('');
  for (const [name, characters] of [
    [file, core],
    [`${file}-rest`, rest],
  ] as const) {
    const woff2 = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      // No ligatures or alternates: a tenth of the bytes for what nobody misses.
      noLayoutClosure: true,
    });
    await writeFile(new URL(`${name}.woff2`, outDir), woff2);
    total += woff2.length;
    console.log(`${name}.woff2  ${(woff2.length / 1000).toFixed(1)} kB`);
  }
  restRanges[file] = unicodeRange(rest);

  const entries: unknown[] = [];
  for (const { weights: range, measuredAt, standIn } of fallbacks) {
    const instance = await subsetFont(original, text, {
      targetFormat: 'sfnt',
      variationAxes: { wght: measuredAt },
    });
    const { width, ascent, descent, lineGap } = measureFont(instance);
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
  metrics[file] = entries;
}
console.log(`in all ${(total / 1000).toFixed(1)} kB (budget 90)`);

const target = new URL('../src/theme/font-measures.ts', import.meta.url);
await writeFile(
  target,
  `/** Made by scripts/fonts.ts: how local faces are stretched to take the room of ours. */
export const fontFallbacks = ${JSON.stringify(metrics, null, 2)} as const;

/** Made by scripts/fonts.ts: the characters of a typeface's second file. */
export const restRanges = ${JSON.stringify(restRanges, null, 2)} as const;
`,
);
