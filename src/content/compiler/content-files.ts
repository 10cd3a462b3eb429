import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ContentError } from './content-error.ts';

/**
 * The text of a UTF-8 file, without its byte-order mark, its lines ended by `\n`.
 *
 * @throws ContentError for other files
 */
export function decode(bytes: Buffer): string {
  if (bytes.length === 0) throw new ContentError('is empty');
  if (bytes.subarray(0, 200).includes(0))
    throw new ContentError('is UTF-16 or no text: save it as UTF-8');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.replaceAll(/\r\n?/g, '\n');
  } catch {
    throw new ContentError('has characters that are not UTF-8 (Latin-1?): save it as UTF-8');
  }
}

/**
 * Writes a generated source file if its text differs, because any write would count as a change.
 *
 * @returns whether it differs
 */
export function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

/**
 * Front matter (between two `---` lines) and body of a Markdown file, each with the number of its first line.
 *
 * @throws ContentError without front matter
 */
export function splitFrontMatter(text: string) {
  const match = /^((?:[ \t]*\n)*---[ \t]*\n)(.*?\n)(---[ \t]*(?:\n|$))(.*)$/s.exec(text);
  if (!match) throw new ContentError('front matter between two --- lines is missing');
  const [, opening = '', frontMatter = '', closing = '', body = ''] = match;
  const lines = (part: string) => part.split('\n').length - 1;
  const frontMatterLine = 1 + lines(opening);
  return {
    frontMatter,
    frontMatterLine,
    body,
    bodyLine: frontMatterLine + lines(frontMatter) + lines(closing),
  };
}
