import { expect, it } from 'vitest';
import { laterArticles, repeatedTitles } from './article-warnings.ts';

const articles = [
  { id: 'later', title: 'Gates', date: '28 November 2026' },
  { id: 'first', title: 'Shops', date: '27 November 2026' },
  { id: 'copy', title: 'Shops', date: 'October 1, 2026' },
];

it('names an article with the title of another', () => {
  expect(repeatedTitles(articles)).toEqual([
    'content/articles/copy.md: title: Shops is taken by content/articles/first.md',
  ]);
});

it('says which article appears later', () => {
  expect(laterArticles(articles, '2026-11-27')).toEqual([
    '/insights/later appears on 28 November 2026',
  ]);
});
