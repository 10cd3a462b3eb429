import compiled from '../compiled/company.json' with { type: 'json' };
import type { Company } from '../records/company-schema.ts';
import { officeCountries } from './offices.ts';

/** The company, which an owner changes in content/company.yaml. */
export const company: Company = compiled;

/** The distinct countries of work, those of the offices first. */
export const countries: readonly string[] = [
  ...new Set([...officeCountries, ...company.countriesWithoutOffice]),
];
