type Noun = readonly [one: string, many: string];

const words = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/**
 * A count for running text: in words up to twenty, in digits above.
 *
 * @param count a whole number, 0 or more
 * @param noun the singular and the plural of what is counted
 * @example inWords(10) // 'ten'
 * @example inWords(1, ['country', 'countries']) // 'one country'
 */
export function inWords(count: number, noun?: Noun): string {
  const number = words[count] ?? String(count);
  return noun ? `${number} ${count === 1 ? noun[0] : noun[1]}` : number;
}

/** `inWords` with a capital, for the beginning of a sentence: `Ten`, `24`. */
export function inWordsCapital(count: number, noun?: Noun): string {
  const text = inWords(count, noun);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A number with at least two digits: `07`, `12`.
 *
 * @param value a whole number, 0 or more
 */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Joins words for running text, without a comma before the last. Not `Intl.ListFormat`, whose commas differ between
 * browsers: hydration needs the server's text.
 *
 * @example wordList(['Chile', 'Kenya', 'Portugal'], 'and') // 'Chile, Kenya and Portugal'
 */
export function wordList(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
