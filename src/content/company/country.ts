import compiled from '../compiled/country.json' with { type: 'json' };
import type { Country } from '../records/country-schema.ts';
import type { PostalAddress } from '../records/record-fields.ts';

/** The country that the company works in, which an owner changes in content/country.yaml. */
export const country: Country = compiled;

/** The lines of a postal address above its country; a line none of whose parts the address has is left out. */
export const addressLines = ({ street, locality, region = '', code }: PostalAddress): string[] =>
  country.addressLines
    .flatMap((line) => (line === '{street}' ? street : [line]))
    .map((line) =>
      line.replace('{locality}', locality).replace('{region}', region).replace('{code}', code),
    )
    .map((line) => line.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter((line) => line !== '');
