import { readFileSync } from 'node:fs';
import { CLIENT_ENTRY } from '../../src/server/rendering/built-site.ts';
import type { DocumentAssets } from '../../src/shell/document-state.ts';

/** The part of Vite's manifest that is used here (https://vite.dev/guide/backend-integration). */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The module of a page, which Vite splits off because `src/routes.ts` imports it dynamically. */
const pageModule = /^src\/pages\/([^/]+)\/[^/]+Page\.tsx$/;

/**
 * The assets of each page by its id: the app's entry and every module that the entry and the page import, so that the
 * browser fetches all of them in parallel.
 *
 * @param manifestFile Vite's manifest of the browser's build
 */
export function pageAssets(manifestFile: string): Record<string, DocumentAssets> {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entry = `/${manifest[CLIENT_ENTRY]!.file}`;
  const assetsOf = (page: string): DocumentAssets => {
    const modules = new Set<string>();
    for (const name of [CLIENT_ENTRY, page]) collect(manifest, name, modules);
    modules.delete(entry);
    return { entry, modules: [...modules] };
  };
  return Object.fromEntries(
    Object.keys(manifest).flatMap((name) => {
      const [, id] = pageModule.exec(name) ?? [];
      return id ? [[id, assetsOf(name)]] : [];
    }),
  );
}

/** Adds a module's file and those of its static imports. */
function collect(manifest: Manifest, name: string, into: Set<string>): void {
  const { file, imports = [] } = manifest[name]!;
  if (into.has(`/${file}`)) return;
  into.add(`/${file}`);
  for (const imported of imports) collect(manifest, imported, into);
}
