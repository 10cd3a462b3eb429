import { country } from '../company/country.ts';
import { numberFormatsOf } from './number-formats.ts';

/*
 * For the server, which puts the text into a page's data: a browser's first `NumberFormat` takes as long as half of
 * its modules' evaluation. Browsers only count the characters of a field that is nearly full (src/ui/form/Field.tsx).
 */

/** Made with the first number. */
let formats: ReturnType<typeof numberFormatsOf> | undefined;
const countryFormats = () => (formats ??= numberFormatsOf(country));

/** A number as the country writes it: `12 000`. */
export const groupDigits = (count: number): string => countryFormats().groupDigits(count);

/** An amount of money in whole units, as the country writes it: `R 5 000`. */
export const money = (amount: number): string => countryFormats().money(amount);

/** An amount in running text: `R 48 000 (R 55 200 with VAT)`. */
export const priceText = (amount: number): string => countryFormats().priceText(amount);
