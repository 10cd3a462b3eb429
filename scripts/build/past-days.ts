import { isoDate } from '../../src/content/words/calendar-date.ts';
import type { OfficePlace } from '../../src/content/records/offices-schema.ts';

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
