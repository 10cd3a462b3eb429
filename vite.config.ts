import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { buildTarget } from './scripts/build/supported-browsers.ts';
import { licencesFile } from './src/paths.ts';

type Group = Rolldown.CodeSplittingGroup;

/**
 * React, the router and the shell, which every page needs, because two files compress 2 kB worse than one. Without
 * the entry: React DOM creates errors while it is evaluated, and a browser with developer tools, such as
 * Lighthouse's, then parses again the file of each function on the stack.
 */
const base: Group = { name: 'base', tags: ['$initial'], test: /^(?!.*entry-client)/s };

/** The modules that the pages with an enquiry form share and the others don't load. */
const formModules = /react-hook-form|sections.enquiry|src.enquiry|ui.form/;
const form: Group = { name: 'form', test: formModules, minShareCount: 5 };

/** What Radix's tabs, accordion and toasts share, because three small files compress worse than one. */
const radix: Group = { name: 'radix', test: /@radix-ui/, minShareCount: 3 };

/** What five or more pages share, because many small files compress 3 kB worse than one. */
const shared: Group = {
  name: 'shared',
  test: (id) => !formModules.test(id),
  minShareCount: 5,
};

/**
 * Lets Chromium compile a file's functions off the main thread while it fetches the file, instead of at their first
 * call. Only a file's first line can ask for it, and Vite writes above a `banner`.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        else if (file.fileName.endsWith('.js.map'))
          file.source = file.source.toString().replace('"mappings":"', '"mappings":";');
    },
  },
};

/**
 * Every component on the server, so that they are imported in one order (decision 026), and what pages consist of,
 * because Node reads one file faster than twenty. Without the entry, whose routes would be read before they are
 * defined.
 */
const components: Group = {
  name: 'components',
  test: /(?<!entry-server)\.tsx$|\/src\/(?:pages|sections|ui)\//,
};

/** What runs in dist/server: the process with its pages and its thread, and the operator's commands. */
const serverEntries = [
  'server.ts',
  'src/entry-server.tsx',
  'src/server/backend/sqlite-writer.js',
  ...['enquiries', 'backup', 'restore', 'seo'].map((name) => `scripts/${name}.ts`),
];

/** The browser's build by default; `--ssr` (scripts/build.ts) builds the server with its packages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), !isSsrBuild && compiledAhead],
  // The same short class names on both sides.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, displayName: false, fileName: false, minify: true },
    },
  },
  publicDir: isSsrBuild ? false : 'public',
  // Reading the many files of packages takes a quarter of a start.
  ssr: { noExternal: isSsrBuild || [] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: buildTarget,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // For a debugger; scripts/build/build-site.ts moves them out of the served folder.
    sourcemap: 'hidden',
    manifest: isSsrBuild ? false : 'manifest.json',
    license: isSsrBuild ? false : { fileName: licencesFile.slice(1) },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A warning on slow machines, about which an owner can do nothing.
      checks: { bundlerTimings: false },
      input: isSsrBuild ? serverEntries : 'src/entry-client.tsx',
      // The inline script of documents calls what the entry exports.
      preserveEntrySignatures: 'exports-only',
      // Only in development, where the sources run.
      ...(isSsrBuild && { external: /\/development\.ts$/ }),
      output: isSsrBuild
        ? // Beside the entries, so that a path relative to a module is the same in each.
          {
            chunkFileNames: '[name]-[hash].js',
            codeSplitting: { groups: [components] },
          }
        : { codeSplitting: { groups: [base, shared, form, radix] } },
    },
    // The server serves dist/client/assets as immutable: it must hold hashed files only.
    copyPublicDir: false,
  },
}));
