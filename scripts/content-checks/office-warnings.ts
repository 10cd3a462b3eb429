import { isoDate } from '../../src/content/words/calendar-date.ts';
import type { Country } from '../../src/content/model/country-schema.ts';
import type { OfficePlace } from '../../src/content/model/offices-schema.ts';
import { wordList } from '../../src/content/words/number-words.ts';
import { openingHours } from '../../src/seo/opening-hours.ts';

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

/** A line for each office in a country that neither content/country.yaml nor the platform knows. */
export function unknownCountries(
  offices: readonly Pick<OfficePlace, 'name' | 'address'>[],
  { name: own, language }: Pick<Country, 'name' | 'language'>,
): string[] {
  const known = new Set([own, ...countryNames('en'), ...countryNames(language)]);
  return offices
    .filter(({ address }) => !known.has(address.country))
    .map(
      ({ name, address }) =>
        `content/offices.yaml: ${name}: address.country: no country is called "${address.country}": correct it, or write it as in content/country.yaml`,
    );
}

/** A line if the platform knows the country and has it in other time zones. */
export function foreignTimeZone({
  name,
  language,
  timeZone,
}: Pick<Country, 'name' | 'language' | 'timeZone'>): string[] {
  const at = ['en', language].map((tag) => countryNames(tag).indexOf(name)).find((at) => at >= 0);
  if (at === undefined) return [];
  const zones = new Intl.Locale(`und-${REGIONS[at]!}`).getTimeZones() ?? [];
  return zones.length === 0 || zones.map(canonical).includes(canonical(timeZone))
    ? []
    : [
        `content/country.yaml: timeZone: ${timeZone} is outside ${name}, which has ${wordList(zones, 'and')}`,
      ];
}

/** One name of a time zone that has several, like Asia/Calcutta and Asia/Kolkata. */
const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

function countryNames(language: string): (string | undefined)[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return REGIONS.map((region) => names.of(region));
}
