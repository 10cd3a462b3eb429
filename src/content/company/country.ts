import compiled from '../compiled/country.json' with { type: 'json' };
import type { Country } from '../model/country-schema.ts';

/** The country that the company works in, which an owner changes in content/country.yaml. */
export const country: Country = compiled;

/** Follows an amount or its label: ` without VAT`; empty where no tax is added. */
export const withoutTax = country.salesTax ? ` without ${country.salesTax}` : '';
