import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { officePlaces } from '../../src/content/company/offices.ts';
import { services } from '../../src/content/navigation/services.ts';
import { site } from '../../src/content/site.ts';
import { palette, typefaces } from '../../src/theme/tokens.ts';

/** What a drawing is made from beside colours. */
type Input = 'typefaces' | 'name' | 'offices' | 'services';

/** The inputs of a drawing: the key of its colours in `DrawnArt.palettes`, and the values of others. */
export type DrawnFrom = Partial<Record<'palette' | Input, string>>;

/** A drawing: its inputs, and the fingerprint of each of its files by path below public. */
type DrawnWork = DrawnFrom & { files: Record<string, string> };

/** The record of all drawings: art/drawn.json. */
export interface DrawnArt {
  palettes: Record<string, Record<string, string>>;
  works: Record<string, DrawnWork>;
}

/** The current inputs of all drawings. */
export type Sources = Readonly<Record<Input, string> & { palette: Record<string, string> }>;

/** The site's. */
export const artSources: Sources = {
  palette,
  typefaces: Object.values(typefaces)
    .map(({ name }) => name)
    .join(', '),
  name: site.name,
  offices: officePlaces
    .map(({ name, position }) => `${name} ${position.latitude} ${position.longitude}`)
    .join(', '),
  services: String(services.length),
};

/** Reads the record; empty where there is none. */
export function readDrawnArt(file = 'art/drawn.json'): DrawnArt {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as DrawnArt)
    : { palettes: {}, works: {} };
}

/** A short SHA-256 of a file's content. */
export const fingerprint = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
