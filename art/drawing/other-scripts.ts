import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontOfFile, hasLetters, type Face } from './type.ts';

const require = createRequire(import.meta.url);

/**
 * Families for letters that the site's typefaces lack: Greek and Cyrillic, Japanese, Chinese, Korean (SIL Open Font
 * License). Scripts whose letters change beside each other, such as Arabic, are not among them: outlines of single
 * letters would be wrong.
 */
const FAMILIES = ['noto-sans', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'];
/** What is taken from them: the files' ranges name letters of other scripts, too, which they lack. */
const DRAWN =
  /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3001-\u30ff\uff01-\uff60]/u;

/** A file of a family with its letters, as in its unicode.json: `U+0301,U+0400-045F`. */
interface FontPart {
  file: string;
  has: (letter: string) => boolean;
}

async function partsOf(family: string): Promise<FontPart[]> {
  const text = await readFile(
    require.resolve(`@fontsource-variable/${family}/unicode.json`),
    'utf8',
  );
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([subset, ranges]) => {
    const name = `${family}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
    const spans = ranges.split(',').map((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return { first, last };
    });
    return {
      file: require.resolve(`@fontsource-variable/${family}/files/${name}`),
      has: (letter) => {
        const code = letter.codePointAt(0)!;
        return spans.some(({ first, last }) => code >= first && code <= last);
      },
    };
  });
}

/**
 * Gives a face the letters of a text that it lacks, from the family that has most of them.
 *
 * @returns whether it has all letters now
 */
export async function loadLetters(face: Face, text: string, weight: number): Promise<boolean> {
  const missing = [...new Set(text)].filter((each) => !face.fontOf(each) && DRAWN.test(each));
  if (missing.length > 0) {
    const families = await Promise.all(
      FAMILIES.map(async (family) => {
        const parts = await partsOf(family);
        return {
          parts,
          count: missing.filter((each) => parts.some(({ has }) => has(each))).length,
        };
      }),
    );
    for (const { parts } of families.toSorted((one, other) => other.count - one.count))
      for (const { file, has } of parts) {
        const letters = missing.filter((each) => has(each) && !face.fontOf(each)).join('');
        if (letters !== '') face.fallbacks.push(await fontOfFile(file, letters, { wght: weight }));
      }
  }
  return hasLetters(face, text);
}
