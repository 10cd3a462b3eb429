import { FRAME, MOST } from './message.ts';

const QUOTED = /"[^"]*"?|`[^`]*`?|“[^”]*”?|(?<!\w)'[^']*'?/g;
const QUERY = /(https?:\/\/[^\s?#]*|\/[\w./-]*)[?#]\S*/g;
const MAIL = /\S+@\S+/g;
const LONG_NUMBER = /\d{5,}/g;

/** Left in place of what is taken out. */
const GAP = '…';

/** In the code or the words of a browser's extension: nothing that this site could mend. */
export const isOfExtension = (text: string): boolean => /\b[\w-]*-extension:/.test(text);

/**
 * The message of an error without what it may hold of a visitor: whatever is quoted, the queries of
 * addresses, mail addresses, long numbers, and each word of `typed`. Takes out too much rather than too little.
 */
export function cleanMessage(message: string, typed: readonly string[] = []): string {
  const words = typed
    .flatMap((value) => [value.trim(), ...value.split(/[^\p{L}\p{N}]+/u)])
    .filter(({ length }) => length > 2)
    .sort((a, b) => b.length - a.length);
  let text = message;
  for (const word of new Set(words)) text = text.replace(anyCase(word), GAP);
  return text
    .replace(QUOTED, GAP)
    .replace(QUERY, `$1${GAP}`)
    .replace(MAIL, GAP)
    .replace(LONG_NUMBER, GAP)
    .replace(/\s+/g, ' ')
    .slice(0, MOST.text);
}

const anyCase = (word: string) => new RegExp(word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'gi');

/**
 * The places in the site's own files that a stack names, the innermost first. Names of functions are
 * left out: a message that runs over several lines could pass for them.
 */
export function ownFrames(stack: string, origin: string): string[] {
  return stack
    .split('\n')
    .map((line) =>
      line
        .split(origin)
        .at(-1)!
        .replace(/\)?\s*$/, ''),
    )
    .filter((place) => FRAME.test(place));
}
