import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { officePlaces } from '../../src/content/company/offices.ts';
import { services } from '../../src/content/navigation/services.ts';
import { site } from '../../src/content/site.ts';
import { palette, typefaces } from '../../src/theme/tokens.ts';

/** What a drawing is made from beside colours, and how its change is told. */
const inputs = {
  typefaces: 'the typefaces of src/theme/tokens.ts have changed',
  name: 'the name in src/content/site.ts has changed',
  offices: 'the offices of src/content/company/offices.ts have changed',
  services: 'the services of src/content/navigation/services.ts have changed',
} as const;
type Input = keyof typeof inputs;

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

/** Whether the files of a drawing in `publicDir` are the drawn ones; false if an owner has replaced them. */
export function isAsDrawn({ files }: Pick<DrawnWork, 'files'>, publicDir: string): boolean {
  return Object.entries(files).every(([path, drawn]) => {
    const file = join(publicDir, path);
    return !existsSync(file) || fingerprint(readFileSync(file)) === drawn;
  });
}

/** Whether a drawing has files, and none of them is in `publicDir`. */
function isDeleted({ files }: Pick<DrawnWork, 'files'>, publicDir: string): boolean {
  const paths = Object.keys(files);
  return paths.length > 0 && paths.every((path) => !existsSync(join(publicDir, path)));
}

/** Drawings that follow an owner's content, which the package draws without its samples. */
const ofSite =
  /^(?:art\/share\/|art\/heroes\/contact$|art\/home\/service-map\.svg$|[^/]+\.(?:svg|ico|png|webmanifest)$|icons\/)/;

function commandFor(work: string, input: Input | 'palette', hasSamples: boolean): string {
  if (work.startsWith('fonts/')) return 'npm --prefix art run fonts';
  if (ofSite.test(work)) {
    if (input === 'name') return 'npm run brand';
    const isOfAll = input === 'palette' || input === 'typefaces';
    return `npm --prefix art run draw${isOfAll ? '' : ` -- ${work}`}`;
  }
  if (!hasSamples) return 'npm run picture replaces them by yours';
  return `npm --prefix art run ${work.startsWith('film/') ? 'films' : 'samples'}`;
}

/**
 * Drawings whose colours, fonts, name, offices or services have changed: a line for each reason and command,
 * none when all are up to date. Skips drawings that an owner has replaced or deleted.
 */
export function outdatedArt(
  { palettes, works }: DrawnArt,
  now: Sources,
  publicDir: string,
  hasSamples = existsSync('art/samples'),
): string[] {
  const changedColours = (key: string): string[] =>
    Object.entries(palettes[key] ?? {})
      .filter(([colour, value]) => now.palette[colour] !== value)
      .map(([colour]) => colour);

  const counts = new Map<string, number>();
  for (const [name, work] of Object.entries(works)) {
    const colours = work.palette === undefined ? [] : changedColours(work.palette);
    const told = (input: Input | 'palette', what: string) =>
      `${what}: ${commandFor(name, input, hasSamples)}`;
    const reasons = [
      ...(colours.length > 0
        ? [
            told(
              'palette',
              `the colours of src/theme/tokens.ts (${colours.join(', ')}) have changed`,
            ),
          ]
        : []),
      ...(Object.keys(inputs) as Input[])
        .filter((input) => work[input] !== undefined && work[input] !== now[input])
        .map((input) => told(input, inputs[input])),
    ];
    if (reasons.length === 0 || isDeleted(work, publicDir) || !isAsDrawn(work, publicDir)) continue;
    for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(
    ([reason, count]) =>
      `${count} ${count === 1 ? 'drawing is' : 'drawings are'} old, as ${reason}`,
  );
}
