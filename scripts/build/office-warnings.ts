import { isoDate } from '../../src/content/words/calendar-date.ts';
import type { OfficePlace } from '../../src/content/records/offices-schema.ts';
import { openingHours } from '../../src/seo/structured-data.ts';

/**
 * A line for each closed day of an office that is over, which /contact still shows.
 *
 * @param today like `2026-11-27`
 */
export const pastDays = (
  offices: readonly Pick<OfficePlace, 'name' | 'closed'>[],
  today: string,
): string[] =>
  offices.flatMap(({ name, closed = [] }) =>
    closed
      .map(({ day, until = day }) => until)
      .filter((last) => isoDate(last)! < today)
      .map((last) => `content/offices.yaml: ${name}: closed: ${last} is over: remove it`),
  );

/** A line for each office whose hours search engines don't get, because they are written in another way. */
export const unreadHours = (offices: readonly Pick<OfficePlace, 'name' | 'hours'>[]): string[] =>
  offices
    .filter(({ hours }) => !openingHours(hours).openingHoursSpecification)
    .map(
      ({ name, hours }) =>
        `content/offices.yaml: ${name}: hours: search engines can't read "${hours}": write them like "Monday - Friday 8:00am - 5:00pm"`,
    );
