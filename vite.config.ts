import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/**
 * Has a navigation fetch the page's parts (src/ui/loading/lazy-part.tsx) beside the page's own code. By itself
 * the browser would ask for them once that has come, and the page, which waits for them, would be late.
 */
function fetchPartsWithTheirPage(): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  /** A page's files with its parts; what those import later is fetched when somebody uses them. */
  const collect = (files: readonly string[], known: Set<string>, withParts: boolean) => {
    for (const file of files) {
      const chunk = bundle[file];
      // The entry is there, and what it imports later are the other pages.
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

/** The browser's build by default; `--ssr` (scripts/build.ts) makes the server's entry. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [fetchPartsWithTheirPage()])],
  // The same class names on both sides, and short ones.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: false, fileName: false, minify: true },
    },
  },
  publicDir: isSsrBuild ? false : 'public',
  // Vite leaves it to the process in a server's code, which would keep the libraries' development builds.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // For `npm run trace`; scripts/build.ts takes them out of what is served.
    sourcemap: isSsrBuild ? false : 'hidden',
    manifest: isSsrBuild ? false : 'manifest.json',
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      output: {
        // What the server renders with is one file. In the browser React and the router would be a file beside
        // the entry, which every page needs too: two files compress 2 kB worse than one.
        codeSplitting: isSsrBuild ? false : { groups: [{ name: 'base', tags: ['$initial'] }] },
      },
    },
    // The server serves dist/client/assets as immutable: nothing but hashed files may land there.
    copyPublicDir: false,
  },
  // One self-contained file: faster to load, and no CommonJS interop to differ from development.
  ssr: { noExternal: isSsrBuild ? true : [] },
}));
