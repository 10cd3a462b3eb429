import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint, readDrawnArt } from '../scripts/build/drawn-art.ts';
import type { DrawnArt, DrawnFrom, Sources } from '../scripts/build/drawn-art.ts';
import type { Files, Work } from './works.ts';

export interface Place {
  /** Folder that the files go to. */
  publicDir: string;
  /** The record of what was drawn: art/drawn.json. */
  record: string;
  /** What drawings are made from at present. */
  sources: Sources;
}

/** Files in `publicDir` that belong to a work: itself, its formats, its sizes and its poster's. */
export function filesOf(name: string, publicDir: string): string[] {
  return globSync(`${name}*`, { cwd: publicDir }).filter((path) =>
    /^((-poster)?-\d+)?(\.\w+)?$/.test(path.slice(name.length)),
  );
}

/** Whether a file of a work isn't as the record says it was drawn: then the whole work is the owner's. */
export function isOwners(name: string, publicDir: string, { works }: DrawnArt): boolean {
  const drawn = works[name]?.files ?? {};
  return filesOf(name, publicDir).some(
    (path) => fingerprint(readFileSync(join(publicDir, path))) !== drawn[path],
  );
}

/**
 * Draws a work into its place and records it. Files that an owner has put there stay as they are.
 * @returns whether it was drawn
 */
export async function place(work: Work, { publicDir, record, sources }: Place): Promise<boolean> {
  const before = readDrawnArt(record);
  if (isOwners(work.name, publicDir, before)) return false;
  const files = await work.draw();
  for (const old of Object.keys(before.works[work.name]?.files ?? {})) {
    if (!(old in files)) rmSync(join(publicDir, old), { force: true });
  }
  for (const [path, content] of Object.entries(files)) {
    const file = join(publicDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  // Read anew: another command may have drawn and recorded meanwhile.
  alone(record, () => writeRecord(record, withWork(readDrawnArt(record), work, files, sources)));
  return true;
}

const STALE_MS = 10_000;

/** Lets one process at a time change a file, by a folder beside it; one that was left by a crash goes. */
function alone(file: string, change: () => void): void {
  const lock = `${file}.lock`;
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - made > STALE_MS) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
  try {
    change();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** The record with a work in it. */
export function withWork(
  { palettes, works }: DrawnArt,
  { name, from }: Pick<Work, 'name' | 'from'>,
  files: Files,
  sources: Sources,
): DrawnArt {
  const palette = paletteKey(sources.palette);
  const all: Required<DrawnFrom> = {
    palette,
    typefaces: sources.typefaces,
    name: sources.name,
    offices: sources.offices,
    services: sources.services,
  };
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

/** Writes the record in order of the works' names, without palettes that none is drawn in any more. */
export function writeRecord(file: string, { palettes, works }: DrawnArt): void {
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
