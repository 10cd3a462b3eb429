/*
 * The country that the company works in, the whole of what another one changes in the code. Offices, company and people
 * are in files of their own (docs/recipes.md, "Move to another country").
 */

import type { PostalAddress } from '../records/record-fields.ts';

export const name = 'South Africa';

/** As an adjective, such as `South African`. */
export const demonym = 'South African';

/** The language tag (BCP 47) of pages, feed and structured data. */
export const language = 'en-ZA';

/**
 * The company's time zone (IANA): for times in notification mails, and for the midnight at which an article appears.
 */
export const timeZone = 'Africa/Johannesburg';

/** What clocks show, in running text. */
export const clock = 'UTC+2 all year';

/** The languages that AI Chat's bot answers in. */
export const languages: readonly string[] = ['English', 'Afrikaans', 'isiZulu', 'isiXhosa'];

/** The lines of a postal address above its country. */
export const addressLines = ({ street, locality, code }: PostalAddress): string[] => [
  ...street,
  `${locality}, ${code}`,
];

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

/** The short name of the law on personal information. */
export const privacyLaw = 'POPIA';

/** What the law calls the contract with a company that handles personal information for another, and where it does. */
export const dataAgreement = {
  term: 'Operator agreement',
  law: 'section 21 of the Protection of Personal Information Act',
};

/** What the country decides of the privacy notice (privacy-notice.ts); let a lawyer check the sentences. */
export const privacyRules = {
  /** Who answers for personal information in the company. */
  officer: 'Information Officer',
  /** Follows the companies that handle enquiries. */
  processors:
    'The law lets such a company use it for that alone (Protection of Personal Information Act, sections 20 and 21).',
  /** About whoever of those that the notice names is in another country. */
  abroad:
    'Whoever of them is outside South Africa is bound by a law or an agreement that protects your information as ours does (section 72).',
  /** What a visitor may ask, above the mailbox; `links` follow it. */
  rights: [
    'Ask what we hold about you, have it corrected or deleted, or object to our using it. One e-mail is enough.',
  ],
  /** The manual on access to information: the text of its link, and the sentence while no file is linked; or null. */
  manual: {
    linked: 'PAIA manual',
    onRequest:
      'Our manual under the Promotion of Access to Information Act comes from the same mailbox.',
  } as { linked: string; onRequest: string } | null,
  links: [] as { text: string; href: string }[],
  /** Where to complain. Without telephone or e-mail: ''. */
  regulator: {
    name: 'the Information Regulator (South Africa)',
    address: 'Woodmead North Office Park, 54 Maxwell Drive, Woodmead, Johannesburg, 2191',
    email: 'POPIAComplaints@inforegulator.org.za',
    phone: '+27 10 023 5200',
    site: 'https://inforegulator.org.za',
  },
};
