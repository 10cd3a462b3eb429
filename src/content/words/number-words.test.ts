import { expect, test } from 'vitest';
import { inWords, inWordsCapital, wordList } from './number-words.ts';

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
  [[], ''],
  [['tea'], 'tea'],
  [['tea', 'coffee'], 'tea or coffee'],
  [['tea', 'coffee', 'milk'], 'tea, coffee or milk'],
])('%j are listed as "%s"', (words, text) => {
  expect(wordList(words, 'or')).toBe(text);
});
