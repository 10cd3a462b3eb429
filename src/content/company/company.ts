import compiled from '../compiled/company.json' with { type: 'json' };
import type { Company } from '../model/company-schema.ts';
import { inWords } from '../words/number-words.ts';
import { officeCountries } from './offices.ts';

/** The company, which an owner changes in content/company.yaml. */
export const company: Company = compiled;

/** The countries in which people work, each once, those of the offices first. */
export const countries: readonly string[] = [
  ...new Set([...officeCountries, ...company.countriesWithoutOffice]),
];

/** The countries in running text: one by its name, several as their number (`India`, `three countries`). */
export const countriesInWords = (list = countries): string =>
  list.length === 1 ? list[0]! : inWords(list.length, ['country', 'countries']);
