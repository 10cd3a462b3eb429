import type { PostalAddress } from '../model/common-fields.ts';
import { country } from './country.ts';

/**
 * The lines of a postal address above its country, in the country's order; what an address doesn't have is left out.
 *
 * @param order such as `['{locality}, {code}']`
 */
export function addressLines(address: PostalAddress, order = country.addressLines): string[] {
  const { street, ...parts } = address;
  const lines = order.map((line) =>
    line
      .replace(
        /\{(locality|region|code)\}/g,
        (_, part: 'locality' | 'region' | 'code') => parts[part] ?? '',
      )
      .replace(/,\s*(?=,|$)|^[\s,]+/g, '')
      .trim(),
  );
  return [...street, ...lines].filter(Boolean);
}
