import { country } from '../../src/content/company/country.ts';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { publishedContent, toContent } from '../../src/content/records/content.ts';
import { dayIn } from '../../src/content/words/calendar-date.ts';

/** The studies and articles that are public today. */
export const publicContent = publishedContent(
  toContent(compileContent('content')),
  dayIn(country.timeZone, Date.now()),
);
