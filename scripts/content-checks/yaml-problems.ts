import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contractTerms } from '../../src/content/company/contract-terms.ts';
import { country } from '../../src/content/company/country.ts';
import { officePlaces } from '../../src/content/company/offices.ts';
import { prices, projectRate } from '../../src/content/company/prices.ts';
import { markdownPages } from '../../src/content/navigation/markdown-pages.ts';
import { services } from '../../src/content/navigation/services.ts';
import type { ContractTerm } from '../../src/content/model/contract-terms-schema.ts';
import type { Country } from '../../src/content/model/country-schema.ts';
import type { OfficePlace } from '../../src/content/model/offices-schema.ts';
import { siteConfig } from '../../src/content/site.ts';

/**
 * A line for a missing share image, each price of no service or page, each term that quotes a price which is not there,
 * and each office that lies outside its country.
 */
export const yamlProblems = (): string[] => [
  ...defaultImageProblems(siteConfig.defaultSeo),
  ...priceKeyProblems(Object.keys(prices), [
    ...services.map(({ id }) => id),
    ...markdownPages.map(({ path }) => decodeURI(path)),
  ]),
  ...(projectRate ? [] : rateProblems(contractTerms)),
  ...officePlaceProblems(officePlaces, country),
];

/** The share image of pages without their own, if its file is missing: no page of a new site may show it. */
export const defaultImageProblems = ({ imageUrl }: { imageUrl: string }): string[] =>
  imageUrl.startsWith('/') && !existsSync(join('public', imageUrl))
    ? [
        `content/site.yaml: defaultSeo.imageUrl: public has no ${imageUrl}: correct it, or draw it in /art/share by npm run brand`,
      ]
    : [];

/** Terms that quote what an hour costs, which prices without a rate don't say. */
export const rateProblems = (terms: readonly ContractTerm[]): string[] =>
  terms
    .filter(({ text }) => /\{hourly(From|To)\}/.test(text))
    .map(
      ({ term }) =>
        `content/contract-terms.yaml: ${term}: text: names what an hour costs, and content/prices.yaml has no projectRate: word it without {hourlyFrom} and {hourlyTo}`,
    );

/** Prices of no service and no Markdown page. */
export const priceKeyProblems = (priced: readonly string[], keys: readonly string[]): string[] =>
  priced
    .filter((key) => !keys.includes(key))
    .map(
      (key) =>
        `content/prices.yaml: services: ${key} is neither a key of content/services.yaml nor a Markdown page of content/pages: correct it, or remove its price`,
    );

/** Offices of the country that lie outside it. */
export function officePlaceProblems(
  offices: readonly Pick<OfficePlace, 'key' | 'address' | 'position'>[],
  { name, box }: Pick<Country, 'name' | 'box'>,
): string[] {
  if (!box) return [];
  const isWithin = (latitude: number, longitude: number) =>
    box.south <= latitude &&
    latitude <= box.north &&
    box.west <= longitude &&
    longitude <= box.east;
  return offices
    .filter(({ address }) => address.country === name)
    .filter(({ position }) => !isWithin(position.latitude, position.longitude))
    .map(({ key, position }) => {
      const remedy = isWithin(position.longitude, position.latitude)
        ? 'swap latitude and longitude'
        : 'correct it, or the box of content/country.yaml';
      return `content/offices.yaml: ${key}: position: ${position.latitude}, ${position.longitude} is outside ${name}: ${remedy}`;
    });
}
