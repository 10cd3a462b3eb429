import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentAssets } from '../../app/page-state.ts';
import type { PageKey } from '../../content/page-data-types.ts';

/** The part of Vite's manifest that is read here (https://vite.dev/guide/backend-integration). */
type Manifest = Record<string, { file: string; imports?: string[] }>;

export const START = 'src/start.ts';
export const CLIENT_ENTRY = 'src/entry-client.tsx';

export interface BuildAssets {
  /** The code of the script that starts the app (src/start.ts); it stands in each document. */
  startCode: string;
  pages: Record<PageKey, DocumentAssets>;
}

/**
 * Reads the browser's build: the script that starts the app and, for each page, what its document
 * has that script load, which is the app's entry and every module that the entry and the page
 * import, so that the browser fetches all of them at once.
 *
 * @throws when the build is missing or doesn't know a page
 */
export function readAssets(clientDir: string, pageFiles: Record<PageKey, string>): BuildAssets {
  const manifest = JSON.parse(readFileSync(join(clientDir, 'manifest.json'), 'utf8')) as Manifest;
  const startCode = readFileSync(join(clientDir, chunk(manifest, START).file), 'utf8').trim();
  const entry = `/${chunk(manifest, CLIENT_ENTRY).file}`;
  const pages = Object.fromEntries(
    Object.entries(pageFiles).map(([key, file]) => {
      const modules = new Set<string>();
      collect(manifest, CLIENT_ENTRY, modules);
      collect(manifest, file, modules);
      modules.delete(entry);
      return [key, { entry, modulePreloads: [...modules] }];
    }),
  ) as Record<PageKey, DocumentAssets>;
  return { startCode, pages };
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
