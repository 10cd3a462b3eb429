import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, readDrawnArt } from './drawn-art.ts';
import type { DrawnArt, DrawnFrom, Sources } from './drawn-art.ts';
import type { Files, Work } from './work.ts';

/** Where drawings are written, and what they are made from. */
export interface Output {
  /** The folder of the files. */
  publicDir: string;
  /** The path of the record of drawings: art/drawn.json. */
  record: string;
  /** The current inputs of drawings. */
  sources: Sources;
}

/** The files of a work in `publicDir`: formats, sizes and poster. */
export function filesOf(name: string, publicDir: string): string[] {
  return globSync(`${name}*`, { cwd: publicDir }).filter((path) =>
    /^((-poster)?-\d+)?(\.\w+)?$/.test(path.slice(name.length)),
  );
}

/** True if a file of a work differs from its fingerprint in the record: an owner has replaced the work. */
export function isReplaced(name: string, publicDir: string, { works }: DrawnArt): boolean {
  const drawn = works[name]?.files ?? {};
  return filesOf(name, publicDir).some(
    (path) => fingerprint(readFileSync(join(publicDir, path))) !== drawn[path],
  );
}

/**
 * Draws a work, writes its files and records it, unless an owner has replaced it.
 *
 * @returns whether it was drawn
 */
export async function writeWork(
  work: Work,
  { publicDir, record, sources }: Output,
): Promise<boolean> {
  const before = readDrawnArt(record);
  if (isReplaced(work.name, publicDir, before)) return false;
  const files = await work.draw();
  for (const old of Object.keys(before.works[work.name]?.files ?? {})) {
    if (!(old in files)) rmSync(join(publicDir, old), { force: true });
  }
  for (const [path, content] of Object.entries(files)) {
    const file = join(publicDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  // Reads the record again, because another command may have changed it meanwhile.
  writeRecord(record, withWork(readDrawnArt(record), work, files, sources));
  return true;
}

/** Adds a work to the record. */
function withWork(
  { palettes, works }: DrawnArt,
  { name, from }: Pick<Work, 'name' | 'from'>,
  files: Files,
  sources: Sources,
): DrawnArt {
  const palette = paletteKey(sources.palette);
  const all: Required<DrawnFrom> = { ...sources, palette };
  return {
    palettes: { ...palettes, [palette]: { ...sources.palette } },
    works: {
      ...works,
      [name]: {
        ...Object.fromEntries(from.map((source) => [source, all[source]])),
        files: Object.fromEntries(
          Object.entries(files).map(([path, content]) => [path, fingerprint(content)]),
        ),
      },
    },
  };
}

/** Removes works from the record, and keeps their files. */
export function forgetWorks(names: readonly string[], record: string): void {
  const { palettes, works } = readDrawnArt(record);
  const kept = Object.entries(works).filter(([name]) => !names.includes(name));
  writeRecord(record, { palettes, works: Object.fromEntries(kept) });
}

/**
 * Removes drawings below a folder that are no longer drawn, with their files, except those that an owner has replaced.
 *
 * @param drawn the names of the works that are drawn there
 * @returns the removed names
 */
export function removeOldWorks(
  folder: string,
  drawn: ReadonlySet<string>,
  { publicDir, record }: Pick<Output, 'publicDir' | 'record'>,
): string[] {
  const known = readDrawnArt(record);
  const old = Object.keys(known.works).filter(
    (name) => name.startsWith(folder) && !drawn.has(name) && !isReplaced(name, publicDir, known),
  );
  for (const name of old)
    for (const path of Object.keys(known.works[name]!.files))
      rmSync(join(publicDir, path), { force: true });
  forgetWorks(old, record);
  return old;
}

/** Writes the record, sorted by the works' names, without unused palettes. */
function writeRecord(file: string, { palettes, works }: DrawnArt): void {
  const used = new Set(Object.values(works).map(({ palette }) => palette));
  const sorted: DrawnArt = {
    palettes: Object.fromEntries(Object.entries(palettes).filter(([key]) => used.has(key))),
    works: Object.fromEntries(
      Object.entries(works).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))),
    ),
  };
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

const paletteKey = (palette: Sources['palette']): string =>
  createHash('sha256').update(JSON.stringify(palette)).digest('hex').slice(0, 8);
