import { readFileSync } from 'node:fs';
import type { DocumentAssets } from '../../app/page-state.ts';
import type { PageKey } from '../../content/page-data-types.ts';

/** The part of Vite's manifest that is read here (https://vite.dev/guide/backend-integration). */
type Manifest = Record<string, { file: string; imports?: string[] }>;

export const START = 'src/start.ts';
export const CLIENT_ENTRY = 'src/entry-client.tsx';

/**
 * Reads the build manifest and lists for each page what its document loads: the script that starts
 * it, the app's entry, and every module that the entry and the page import, so that the browser
 * fetches all of them at once.
 *
 * @throws when the manifest is missing or doesn't know a page
 */
export function readAssets(
  manifestFile: string,
  pageFiles: Record<PageKey, string>,
): Record<PageKey, DocumentAssets> {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const script = `/${chunk(manifest, START).file}`;
  const entry = `/${chunk(manifest, CLIENT_ENTRY).file}`;
  return Object.fromEntries(
    Object.entries(pageFiles).map(([key, file]) => {
      const modules = new Set<string>();
      collect(manifest, CLIENT_ENTRY, modules);
      collect(manifest, file, modules);
      modules.delete(entry);
      return [key, { script, entry, modulePreloads: [...modules] }];
    }),
  ) as Record<PageKey, DocumentAssets>;
}

function collect(manifest: Manifest, name: string, into: Set<string>): void {
  const { file, imports = [] } = chunk(manifest, name);
  if (into.has(`/${file}`)) return;
  into.add(`/${file}`);
  for (const imported of imports) collect(manifest, imported, into);
}

function chunk(manifest: Manifest, name: string): Manifest[string] {
  const found = manifest[name];
  if (!found) throw new Error(`The build manifest has no ${name}; run "npm run build" again.`);
  return found;
}
