import { country } from '../../src/content/company/country.ts';
import { findService } from '../../src/content/navigation/services.ts';
import type { ServiceId } from '../../src/content/model/services-schema.ts';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { publishedContent, toContent } from '../../src/content/model/content.ts';
import { filterStudies } from '../../src/content/selections/study-filters.ts';
import { dayIn } from '../../src/content/words/calendar-date.ts';

/** The studies and articles that are public today. */
export const publishedToday = publishedContent(
  toContent(compileContent('content')),
  dayIn(country.timeZone, Date.now()),
);

/** The studies in the carousel of a service's page. */
export const studiesOf = (service: ServiceId) =>
  filterStudies(publishedToday.caseStudies, findService(service)?.studies);
