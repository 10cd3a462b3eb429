import type * as country from '../../src/content/company/country.ts';
import { linesOf } from '../../src/content/compiler/content-files.ts';
import { countrySchema } from '../../src/content/records/country-schema.ts';

/** Checks the country's profile: a line for each wrong value, with field and remedy. */
export const countryProblems = (profile: typeof country): string[] =>
  linesOf('src/content/company/country.ts', countrySchema, {
    ...profile,
    writeAmount: profile.writeAmount('5'),
  });
