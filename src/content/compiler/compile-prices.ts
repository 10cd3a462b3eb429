import { readFileSync } from 'node:fs';
import { priceListSchema, withPromises } from '../records/price-schema.ts';
import { ContentError, linesIn } from './content-error.ts';
import { decode, parseRecord, parseYaml, writeChanged } from './content-files.ts';

const RECORD = 'src/content/company/prices.yaml';
const COMPILED = 'src/content/company/prices-compiled.json';

/**
 * The prices of prices.yaml as JSON, which browser, server and tests import: none of them reads YAML.
 *
 * @throws ContentError that names each wrong field
 */
export function compilePrices(file: Buffer): string {
  const filled = (_key: string, value: unknown) =>
    typeof value === 'string' ? withPromises(value) : value;
  try {
    return `${JSON.stringify(parseRecord(priceListSchema, parseYaml(decode(file))), filled, 2)}\n`;
  } catch (error) {
    throw new ContentError(...linesIn(RECORD, error));
  }
}

/**
 * Writes the compiled prices before anything imports them.
 *
 * @throws ContentError
 */
export const writePrices = (): void => writeChanged(COMPILED, compilePrices(readFileSync(RECORD)));
