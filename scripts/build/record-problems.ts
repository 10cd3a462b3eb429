import leven from 'leven';
import * as z from 'zod/mini';
import { clients } from '../../src/content/company/clients.ts';
import { contactPeople } from '../../src/content/company/contact-people.ts';
import { contractTerms } from '../../src/content/company/contract-terms.ts';
import { officePlaces } from '../../src/content/company/offices.ts';
import { prices } from '../../src/content/company/prices.ts';
import * as promises from '../../src/content/company/promises.ts';
import { developers } from '../../src/content/developers/developers.ts';
import { services } from '../../src/content/navigation/services.ts';
import { linesOf } from '../../src/content/compiler/content-files.ts';
import {
  clientSchema,
  contactPersonSchema,
  contractTermSchema,
  developerSchema,
  officeSchema,
  serviceSchema,
} from '../../src/content/records/record-schemas.ts';

const shipped = { officePlaces, developers, contactPeople, clients, services, contractTerms };

/** The file and the schema of each list of records, and the field that is each record's own. */
const kinds: Record<keyof typeof shipped, [file: string, schema: z.ZodMiniType, key?: string]> = {
  officePlaces: ['src/content/company/offices.ts', officeSchema, 'key'],
  developers: ['src/content/developers/developers.ts', developerSchema, 'name'],
  contactPeople: ['src/content/company/contact-people.ts', contactPersonSchema],
  clients: ['src/content/company/clients.ts', clientSchema, 'name'],
  services: ['src/content/navigation/services.ts', serviceSchema, 'path'],
  contractTerms: ['src/content/company/contract-terms.ts', contractTermSchema],
};

/** A line for each wrong field of the records in TypeScript, which are named by their first text. */
export function recordProblems(records: Partial<typeof shipped> = shipped): string[] {
  return Object.entries(records).flatMap(([kind, list]) => {
    const [file, schema, key] = kinds[kind as keyof typeof shipped];
    if (list.length === 0 && kind === 'officePlaces')
      return [
        `${file}: has no office: add one, whose address contact page and privacy notice show`,
      ];
    const wrong = list.flatMap((record) => {
      const name = Object.values(record).find((value) => typeof value === 'string' && value);
      return linesOf(`${file}: ${String(name)}`, schema, record);
    });
    return key ? [...wrong, ...repeated(file, list as Record<string, unknown>[], key)] : wrong;
  });
}

/** Values that a list of records has more than once in a field. */
export function repeated<K extends string>(
  file: string,
  records: readonly Record<K, unknown>[],
  field: K,
): string[] {
  const values = records.map((record) => record[field]);
  const again = new Set(values.filter((value, index) => values.indexOf(value) < index));
  return [...again].map(
    (value) => `${file}: ${field}: ${String(value)} is there more than once: rename or remove one`,
  );
}

/** Checks numbers and ranges of the promises, and the names of those to be reviewed. */
export function promiseProblems(values: Readonly<Record<string, unknown>> = promises): string[] {
  const file = 'src/content/company/promises.ts';
  const number = z.number().check(z.positive());
  const range = z.object({ from: number, to: number }).check(
    z.refine(({ from, to }) => from <= to, {
      error: 'begins above its end: exchange from and to',
    }),
  );
  return [
    ...Object.entries(values).flatMap(([name, value]) => {
      if (typeof value === 'number') return linesOf(`${file}: ${name}`, number, value);
      const isRange = typeof value === 'object' && value !== null && 'from' in value;
      return isRange ? linesOf(`${file}: ${name}`, range, value) : [];
    }),
    ...Object.keys(values['reviews'] ?? {})
      .filter((name) => !Object.hasOwn(values, name))
      .map((name) => `${file}: reviews: there is no promise ${name}: correct its name`),
  ];
}

/** Prices of no service, whose path is almost that of a service without a price. */
export function pricePathProblems(
  priced: readonly string[] = Object.keys(prices),
  paths: readonly string[] = services.map(({ path }) => path),
): string[] {
  const unpriced = paths.filter((path) => !priced.includes(path));
  return priced
    .filter((path) => !paths.includes(path))
    .flatMap((path) => {
      const meant = unpriced.find((each) => leven(each, path) <= MAX_TYPOS);
      return meant
        ? [`src/content/company/prices.yaml: services: ${path} is no service: write ${meant}`]
        : [];
    });
}

/** Letters that differ in a misspelled path. */
const MAX_TYPOS = 3;
