import compiled from '../compiled/country.json' with { type: 'json' };
import type { Country } from '../records/country-schema.ts';

/** The country that the company works in, which an owner changes in content/country.yaml. */
export const country: Country = compiled;
