import { readFileSync } from 'node:fs';
import type { DocumentAssets } from '../../shell/document-state.ts';

/** The part of Vite's manifest that is read here (https://vite.dev/guide/backend-integration). */
type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

export const CLIENT_ENTRY = 'src/entry-client.tsx';

/**
 * Reads the browser's build.
 *
 * @returns what a page's document loads, by the page's id: the app's entry and every module that
 * the entry, the page and its parts import, so that the browser fetches all of them at once
 * @throws when the manifest is missing or knows no entry
 */
export function readAssets(
  manifestFile: string,
  pageIds: readonly string[],
): ReadonlyMap<string, DocumentAssets> {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`${manifestFile} has no ${CLIENT_ENTRY}; run "npm run build" again.`);

  const assetsOf = (id: string): DocumentAssets => {
    const isPage = (name: string) =>
      name.startsWith(`src/pages/${id}/`) && name.endsWith('Page.tsx');
    const modules = new Set<string>();
    for (const name of [CLIENT_ENTRY, ...Object.keys(manifest).filter(isPage)])
      collect(manifest, name, modules, name !== CLIENT_ENTRY);
    modules.delete(`/${entry.file}`);
    return { entry: `/${entry.file}`, modules: [...modules] };
  };
  return new Map(pageIds.map((id) => [id, assetsOf(id)]));
}

/**
 * @param withParts whether what it imports dynamically comes too: a page's parts. Of the entry those are
 * the other pages, and of a part what is fetched when somebody uses it.
 */
function collect(manifest: Manifest, name: string, into: Set<string>, withParts: boolean): void {
  const { file, imports = [], dynamicImports = [] } = manifest[name]!;
  if (into.has(`/${file}`)) return;
  into.add(`/${file}`);
  for (const imported of imports) collect(manifest, imported, into, withParts);
  if (withParts) for (const part of dynamicImports) collect(manifest, part, into, false);
}
