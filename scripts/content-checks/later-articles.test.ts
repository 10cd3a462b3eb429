import { expect, it } from 'vitest';
import { laterArticles } from './later-articles.ts';

const articles = [
  { id: 'later', date: '28 November 2026' },
  { id: 'first', date: '27 November 2026' },
];

it('says which article appears later', () => {
  expect(laterArticles(articles, '2026-11-27')).toEqual([
    '/insights/later appears on 28 November 2026',
  ]);
});
