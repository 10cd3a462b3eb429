/** Keeps each number and the word after it on one line: ‘24’ at a line’s end reads as a number without its ‘hours’. */
export const withUnits = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\p{Ll})/gu, '\u00a0');
