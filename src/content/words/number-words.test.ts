import { expect, test } from 'vitest';
import * as country from '../company/country.ts';
import { groupDigits, inWords, inWordsCapital, money, wordList } from './number-words.ts';

test.each([
  [0, 'none', 'None'],
  [3, 'three', 'Three'],
  [16, 'sixteen', 'Sixteen'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
])('%i is %s in a sentence and %s at its beginning', (count, word, capital) => {
  expect(inWords(count)).toBe(word);
  expect(inWordsCapital(count)).toBe(capital);
});

test('uses the singular for one and the plural for several', () => {
  expect(inWords(1, ['country', 'countries'])).toBe('one country');
  expect(inWordsCapital(3, ['office', 'offices'])).toBe('Three offices');
});

test.each([
  [500, ['500']],
  [5_000, ['5', '000']],
  [160_000, ['160', '000']],
  [3_500_000, ['3', '500', '000']],
])('%i is grouped as in the country, and its currency is written so', (amount, groups) => {
  const digits = groups.join(country.thousandsSeparator);
  expect(groupDigits(amount)).toBe(digits);
  expect(money(amount)).toBe(country.writeAmount(digits));
});

test('puts the conjunction before the last word and commas between the others', () => {
  expect(wordList([], 'and')).toBe('');
  expect(wordList(['tea'], 'and')).toBe('tea');
  expect(wordList(['tea', 'coffee'], 'or')).toBe('tea or coffee');
  expect(wordList(['tea', 'coffee', 'milk'], 'and')).toBe('tea, coffee and milk');
});
