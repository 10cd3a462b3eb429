/**
 * Words in a row as running text has them, without a comma before the last. Not `Intl.ListFormat`:
 * its commas differ between browsers, and the page in the browser must equal the server's.
 * @example wordList(['South Africa', 'Kenya', 'Portugal'], 'and') // 'South Africa, Kenya and Portugal'
 */
export function wordList(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
