import { isoDate } from '../words/calendar-date.ts';
import { toContent, type Content } from './content.ts';

/**
 * The content that is public on a day: without drafts, and without articles that are dated later.
 *
 * @param today like `2026-11-23`
 */
export function publishedContent(content: Content, today: string): Content {
  return toContent({
    caseStudies: content.caseStudies.filter(({ draft }) => !draft),
    articles: content.articles.filter(({ draft, date }) => !draft && isoDate(date)! <= today),
  });
}
