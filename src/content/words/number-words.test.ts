import { expect, test } from 'vitest';
import { inWords, inWordsCapital, wordList, writersOf } from './number-words.ts';

const noun = ['office', 'offices'] as const;
test.each([
  [0, undefined, 'none', 'None'],
  [20, undefined, 'twenty', 'Twenty'],
  [21, undefined, '21', '21'],
  [1, noun, 'one office', 'One office'],
  [3, noun, 'three offices', 'Three offices'],
])('%i %s is "%s" in a sentence and "%s" at its beginning', (count, counted, words, capital) => {
  expect(inWords(count, counted)).toBe(words);
  expect(inWordsCapital(count, counted)).toBe(capital);
});

test.each([
  ['en-ZA', 'ZAR', '1\u00a0600\u00a0000', 'R\u00a01\u00a0600\u00a0000'],
  ['en-IN', 'INR', '16,00,000', '₹16,00,000'],
  ['de-DE', 'EUR', '1.600.000', '1.600.000\u00a0€'],
  ['en-CA', 'USD', '1,600,000', '$1,600,000'],
])(
  'in %s numbers and amounts of %s are written as is usual there',
  (language, currencyCode, digits, amount) => {
    const { groupDigits, money } = writersOf({ language, currencyCode });
    expect(groupDigits(1_600_000)).toBe(digits);
    expect(money(1_600_000)).toBe(amount);
  },
);

test.each([
  [[], ''],
  [['tea'], 'tea'],
  [['tea', 'coffee'], 'tea or coffee'],
  [['tea', 'coffee', 'milk'], 'tea, coffee or milk'],
])('%j are listed as "%s"', (words, text) => {
  expect(wordList(words, 'or')).toBe(text);
});
