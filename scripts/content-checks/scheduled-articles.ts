import type { Article } from '../../src/content/model/article-schema.ts';
import { isoDate } from '../../src/content/words/calendar-date.ts';
import { paths } from '../../src/paths.ts';

type Dated = Pick<Article, 'id' | 'date'>;

/**
 * A line for each scheduled article, with its day.
 *
 * @param today like `2026-11-27`
 */
export const scheduledArticles = (articles: readonly Dated[], today: string): string[] =>
  articles
    .filter(({ date }) => isoDate(date)! > today)
    .map(({ id, date }) => `${paths.insight(id)} appears on ${date}`);
