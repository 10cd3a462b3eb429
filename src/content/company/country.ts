/*
 * The country that the company works in, the whole of what another one changes in the code. Offices, company and people
 * are in files of their own (docs/recipes.md, "Move to another country").
 */

export const name = 'South Africa';

/** As an adjective, such as `South African`. */
export const demonym = 'South African';

/** The language tag (BCP 47) of pages, feed and structured data. */
export const language = 'en-ZA';

/**
 * The company's time zone (IANA): for times in notification mails, and for the midnight at which an article appears or
 * an announcement ends.
 */
export const timeZone = 'Africa/Johannesburg';

/** Between the thousands of a number. */
export const thousandsSeparator = '\u00a0';

/** ISO 4217. */
export const currencyCode = 'ZAR';

/** In running text: `a price in rand`. */
export const currency = 'rand';

/** An amount in the currency, from its grouped digits. */
export const writeAmount = (digits: string): string => `R${digits}`;

/** The tax that is added to prices: its name in running text, and its share of the price without it. */
export const salesTax = 'VAT';
export const salesTaxShare = 0.15;

/** Examples in empty fields and in the build's messages. */
export const exampleEmail = 'you@company.co.za';
export const examplePhone = '+27 82 123 4567';
