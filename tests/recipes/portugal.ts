import type { PostalAddress } from '../../src/content/records/record-fields.ts';

/* src/content/company/country.ts of another country: euro, code before the town, other law, other clock. */

export const name = 'Portugal';
export const demonym = 'Portuguese';
export const language = 'en-PT';
export const timeZone = 'Europe/Lisbon';
export const clock = 'Lisbon time';
export const languages: readonly string[] = ['English', 'Portuguese'];
export const addressLines = ({ street, locality, code }: PostalAddress): string[] => [
  ...street,
  `${code} ${locality}`,
];
export const thousandsSeparator = '.';
export const currencyCode = 'EUR';
export const currency = 'euros';
export const writeAmount = (digits: string): string => `${digits}\u00a0€`;
export const salesTax = 'IVA';
export const salesTaxShare = 0.23;
export const exampleEmail = 'you@company.pt';
export const examplePhone = '+351 912 345 678';
export const privacyLaw = 'GDPR';
export const dataAgreement = {
  term: 'Data processing agreement',
  law: 'article 28 of the General Data Protection Regulation',
};
export const privacyRules = {
  officer: 'Data protection contact',
  processors: 'A contract lets such a company use it for that alone (article 28 of the GDPR).',
  abroad: 'Whoever of them is outside the European Union is bound by its standard clauses.',
  rights: ['Ask what we hold about you, have it corrected or deleted, or object to our using it.'],
  manual: null,
  links: [] as { text: string; href: string }[],
  regulator: {
    name: 'the Comissão Nacional de Proteção de Dados',
    address: 'Av. D. Carlos I, 134, 1º, 1200-651 Lisboa',
    email: 'geral@cnpd.pt',
    phone: '+351 213 928 400',
    site: 'https://www.cnpd.pt',
  },
};
