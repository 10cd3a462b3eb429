import { FRAME, messageLimits } from './message.ts';

const QUOTED = /"[^"]*"?|`[^`]*`?|“[^”]*”?|(?<!\w)'[^']*'?/g;
const LONG_NUMBER = /\d{5,}/g;

/** The replacement for removed text. */
const GAP = '…';

/**
 * Whether a text refers to a browser extension, whose errors are ignored. Safari masks the addresses of
 * extensions.
 */
export const isOfExtension = (text: string): boolean =>
  /-extension:|\bwebkit-masked-url:/.test(text);

/**
 * Removes what may be personal from an error message: quoted text, queries of addresses, mail addresses, long
 * numbers, and each word of `enteredValues`. Errs on the side of removing too much.
 */
export function cleanMessage(message: string, enteredValues: readonly string[] = []): string {
  const words = enteredValues
    .flatMap((value) => [value.trim(), ...value.split(/[^\p{L}\p{N}]+/u)])
    .filter(({ length }) => length > 2)
    .sort((a, b) => b.length - a.length);
  let text = message;
  for (const word of new Set(words)) text = text.replace(anyCase(word), GAP);
  return text
    .replace(QUOTED, GAP)
    .replace(/\S+/g, cleanWord)
    .replace(LONG_NUMBER, GAP)
    .replace(/\s+/g, ' ')
    .slice(0, messageLimits.text);
}

/** Removes a mail address, and the query of an address or path. */
function cleanWord(word: string): string {
  if (word.includes('@')) return GAP;
  const [address = ''] = word.split(/[?#]/, 1);
  return address.length < word.length && address.includes('/') ? address + GAP : word;
}

const anyCase = (word: string) => new RegExp(word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'gi');

/**
 * The positions in the site's own files that a stack names, innermost first. Omits function names: lines of
 * the message could look like them.
 */
export function ownFrames(stack: string, origin: string): string[] {
  return stack
    .split('\n')
    .map((line) => line.split(origin).at(-1)!.trimEnd().replace(/\)$/, ''))
    .filter((place) => FRAME.test(place));
}
