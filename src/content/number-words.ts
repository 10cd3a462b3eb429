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
 * A count as running text has it: in words up to twenty, in digits above.
 * @param count a whole number, 0 or more
 * @example inWords(10) // 'ten'
 */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** The same at the beginning of a sentence: `Ten`, `24`. */
export function inWordsCapital(count: number): string {
  const text = inWords(count);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A large number as South Africa writes it, with spaces that don't break: `12 000`.
 * @param count a whole number
 */
export function spaced(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/**
 * An amount in rand: `R5 000`.
 * @param amount whole rand
 */
export function rand(amount: number): string {
  return `R${spaced(amount)}`;
}
