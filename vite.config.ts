import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { buildTarget } from './scripts/build/supported-browsers.ts';

/**
 * Preloads a page's parts (src/ui/loading/lazy-part.tsx) in parallel with the page's code on a client-side
 * navigation. By default the browser would request them only after that code, and the page waits for them.
 */
function fetchPartsWithTheirPage(): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  /** A page's files with its parts, without what those import dynamically. */
  const collect = (files: readonly string[], known: Set<string>, withParts: boolean) => {
    for (const file of files) {
      const chunk = bundle[file];
      // The entry is loaded already, and its dynamic imports are the other pages.
      if (known.has(file) || chunk?.type !== 'chunk' || chunk.isEntry) continue;
      known.add(file);
      collect(chunk.imports, known, withParts);
      if (withParts) collect(chunk.dynamicImports, known, false);
    }
    return known;
  };
  const isPage = (file: string) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' && chunk.facadeModuleId?.endsWith('Page.tsx') === true;
  };
  return {
    name: 'fetch-parts-with-their-page',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file) => [...collect([file], new Set(), isPage(file))],
        },
      },
    }),
    generateBundle: { order: 'pre', handler: (_, chunks) => void (bundle = chunks) },
  };
}

type Group = Rolldown.CodeSplittingGroup;

/** React, the router and the entry, which every page needs: two files compress 2 kB worse than one. */
const base: Group = { name: 'base', tags: ['$initial'] };

/**
 * What six or more pages and parts share: many small files compress 2 kB worse than one. Modules that import parts, and
 * those that import these, stay outside, because a page preloads the parts of its imports.
 */
const shared: Group = {
  name(id, chunks) {
    const importsPart = (module: string) =>
      Boolean(chunks.getModuleInfo(module)?.dynamicallyImportedIds.length);
    const imported = chunks.getModuleInfo(id)?.importedIds ?? [];
    return [id, ...imported].some(importsPart) ? null : 'shared';
  },
  minShareCount: 6,
};

/** What runs in dist/server: the process with its pages and its thread, and the operator's commands. */
const serverEntries = [
  'server.ts',
  'src/entry-server.tsx',
  'src/server/backend/sqlite-thread.js',
  ...['enquiries', 'check-enquiries', 'backup', 'restore', 'seo', 'indexnow'].map(
    (name) => `scripts/${name}.ts`,
  ),
];

/** The browser's build by default; `--ssr` (scripts/build.ts) builds the server, whose dependencies stay in node_modules. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [fetchPartsWithTheirPage()])],
  // The same short class names on both sides.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: false, fileName: false, minify: true },
    },
  },
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: buildTarget,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // For `npm run trace`; scripts/build.ts moves them out of the served folder.
    sourcemap: 'hidden',
    manifest: isSsrBuild ? false : 'manifest.json',
    rolldownOptions: {
      // Printed on slow machines, where an owner can do nothing about it.
      checks: { bundlerTimings: false },
      input: isSsrBuild ? serverEntries : 'src/entry-client.tsx',
      // In development alone, where the sources run.
      ...(isSsrBuild && { external: /\/development\.ts$/ }),
      output: isSsrBuild
        ? // Beside the entries, so that a path relative to a module is the same in each.
          { chunkFileNames: '[name]-[hash].js' }
        : { codeSplitting: { groups: [base, shared] } },
    },
    // The server serves dist/client/assets as immutable: it must hold hashed files only.
    copyPublicDir: false,
  },
}));
