import { readFileSync } from 'node:fs';
import { priceListSchema, withPromises } from '../records/price-schema.ts';
import { ContentError } from './content-error.ts';
import { decode, parseRecord, parseYaml, writeChanged } from './content-files.ts';

const RECORD = 'src/content/company/prices.yaml';
const COMPILED = 'src/content/company/prices-compiled.json';

/**
 * The prices of prices.yaml as JSON, which browser, server and tests import: none of them reads YAML.
 *
 * @throws ContentError that names each wrong field
 */
export function compilePrices(file: Buffer): string {
  const text = decode(file);
  const yaml = 'problems' in text ? text : parseYaml(text.record);
  const prices = 'problems' in yaml ? yaml : parseRecord(priceListSchema, yaml.record);
  if ('problems' in prices)
    throw new ContentError(prices.problems.map((problem) => `${RECORD}: ${problem}`));
  const filled = (_key: string, value: unknown) =>
    typeof value === 'string' ? withPromises(value) : value;
  return `${JSON.stringify(prices.record, filled, 2)}\n`;
}

/**
 * Writes the compiled prices before anything imports them.
 *
 * @returns whether they have changed
 * @throws ContentError
 */
export const writePrices = (): boolean =>
  writeChanged(COMPILED, compilePrices(readFileSync(RECORD)));
