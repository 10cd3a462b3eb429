import { expect, it } from 'vitest';
import { scheduledArticles } from './scheduled-articles.ts';

const articles = [
  { id: 'scheduled', date: '28 November 2026' },
  { id: 'first', date: '27 November 2026' },
];

it('says when a scheduled article appears', () => {
  expect(scheduledArticles(articles, '2026-11-27')).toEqual([
    '/insights/scheduled appears on 28 November 2026',
  ]);
});
