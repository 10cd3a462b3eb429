import { expect, test } from 'vitest';
import { wordList } from './word-list.ts';

test('puts the conjunction before the last word and commas between the others', () => {
  expect(wordList([], 'and')).toBe('');
  expect(wordList(['tea'], 'and')).toBe('tea');
  expect(wordList(['tea', 'coffee'], 'or')).toBe('tea or coffee');
  expect(wordList(['tea', 'coffee', 'milk'], 'and')).toBe('tea, coffee and milk');
});
