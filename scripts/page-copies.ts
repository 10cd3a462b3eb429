import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Records that a page's words export: objects, however deep they lie. */
export interface PageCopy {
  file: string;
  /** The name of the export. */
  name: string;
  records: Record<string, unknown>[];
}

/** The words of every page that there is (`src/pages/<page>/*copy.ts`), by file and export. */
export async function pageCopies(): Promise<PageCopy[]> {
  const files = globSync('src/pages/*/*copy.ts').map((file) => file.replaceAll('\\', '/'));
  const copies = files.sort().map(async (file) => {
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    return Object.entries(module).map(([name, value]) => ({
      file,
      name,
      records: recordsIn(value),
    }));
  });
  return (await Promise.all(copies)).flat();
}

function recordsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(recordsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}
