import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { ContentError, problemsIn } from './content-error.ts';
import { decode } from './content-files.ts';

/** A file of a folder, with its name as its id. */
interface Entry<T> {
  id: string;
  path: string;
  data: T;
}

/** Whether a path is like `/spring/what-we-learned`, in the lower-case letters and digits of any script. */
export const isAddress = (path: string): boolean =>
  /^(?:\/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)+$/u.test(path) && path === path.toLowerCase();

/**
 * The files of a folder, sorted by name. Other extensions and folders are a
 * problem, because their author expects to see them.
 *
 * @param problems gets a line for each problem
 */
export function readAll<T>(
  folder: string,
  extension: '.yaml' | '.md',
  read: (text: string) => T,
  problems: string[],
): Entry<T>[] {
  // Git doesn't keep empty folders.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const shown = names.filter((name) => !name.startsWith('.'));
  return shown.sort().flatMap((name) => {
    const file = join(folder, name);
    const path = relative(process.cwd(), file).replaceAll('\\', '/');
    const id = basename(name, extname(name)).normalize('NFC');
    if (!isAddress(`/${id}`))
      problems.push(
        `${path}: the file's name becomes the address and must be lower-case-with-dashes`,
      );
    try {
      if (extname(name) === extension)
        return [{ id, path, data: read(decode(readFileSync(file))) }];
      throw new ContentError(
        `is not read: the name must end in ${extension}, in this folder itself`,
      );
    } catch (error) {
      problems.push(...problemsIn(path, error));
      return [];
    }
  });
}

/**
 * A line for each entry that repeats an earlier one's value.
 *
 * @param entries each with the file, or the place in one, that the line names
 */
export function sameValues<E extends { path: string }>(
  entries: readonly E[],
  field: string,
  valueOf: (entry: E) => string | number,
): string[] {
  const taken = new Map<string | number, string>();
  return entries.flatMap((entry) => {
    const value = valueOf(entry);
    const other = taken.get(value);
    taken.set(value, entry.path);
    return other ? [`${entry.path}: ${field}: ${value} is taken by ${other}`] : [];
  });
}
