import { expect, test } from 'vitest';
import { inWords, inWordsCapital, rand, wordList } from './number-words.ts';

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
  [500, 'R500'],
  [5_000, 'R5\u00a0000'],
  [160_000, 'R160\u00a0000'],
  [3_500_000, 'R3\u00a0500\u00a0000'],
])('%i rand are %s', (amount, text) => {
  expect(rand(amount)).toBe(text);
});
test('puts the conjunction before the last word and commas between the others', () => {
  expect(wordList([], 'and')).toBe('');
  expect(wordList(['tea'], 'and')).toBe('tea');
  expect(wordList(['tea', 'coffee'], 'or')).toBe('tea or coffee');
  expect(wordList(['tea', 'coffee', 'milk'], 'and')).toBe('tea, coffee and milk');
});
