import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { compactStyles } from './scripts/compact-styles.ts';
import { staticStyles } from './scripts/static-styles.ts';

/** Puts `to` in the place of `from` in a library's file; the build stops if the file no longer has it. */
function replaced(name: string, file: string, from: string, to: string): Plugin {
  return {
    name,
    apply: 'build',
    transform(code, id) {
      if (!id.includes(file)) return null;
      if (!code.includes(from)) this.error(`${file} no longer says "${from}"`);
      return { code: code.replace(from, to), map: null };
    },
  };
}

/**
 * react-helmet-async asks at run time whether it stands on React 19, where it does almost nothing.
 * The answer is known here, so that the rest of it (1.4 kB brotli) stays at home.
 */
const helmetForReact19 = () =>
  replaced(
    'helmet-for-react-19',
    '/react-helmet-async/',
    'var isReact19 = major >= 19',
    'const isReact19 = true',
  );

/**
 * React weighs each chunk of a document to decide which boundaries to send later. Documents are sent
 * in order here (progressiveChunkSize in src/entry-server.tsx), so that a chunk's length will do: an
 * eighth of a render (docs/performance.md).
 */
const unweighedChunks = () =>
  replaced(
    'unweighed-chunks',
    '/react-dom-server.bun.production',
    'return Buffer.byteLength(chunk, "utf8");',
    'return chunk.length;',
  );

/**
 * styled-components brings stylis' vendor prefixes along and adds none unless it is asked to, which
 * we don't: modern browsers need none (1.1 kB brotli).
 */
function noVendorPrefixes(): Plugin {
  return {
    name: 'no-vendor-prefixes',
    apply: 'build',
    load(id) {
      if (!id.endsWith('/stylis/src/Prefixer.js')) return null;
      return 'export const prefix = (value) => value;';
    },
  };
}

/** Marks what react-router makes at its top level as droppable: forms, prefetching, the framework's scripts. */
function pureReactRouter(): Plugin {
  return {
    name: 'pure-react-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null;
      const pure = code
        .replace(/React\d*\.(forwardRef|createContext)\(/g, '/* @__PURE__ */ $&')
        .replace(/^\w+\.displayName = ".*";$/gm, '');
      return { code: pure, map: null };
    },
  };
}

const reactRouterForProduction = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);

/** The browser's build by default; `--ssr` (scripts/build.ts) makes the server's entry. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    compactStyles(),
    staticStyles(),
    react(),
    helmetForReact19(),
    noVendorPrefixes(),
    pureReactRouter(),
    unweighedChunks(),
  ],
  // react-router's package.json gives everybody the build with development's warnings.
  ...(command === 'build' && {
    resolve: { alias: [{ find: /^react-router$/, replacement: reactRouterForProduction }] },
  }),
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild ? false : 'manifest.json',
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : ['src/start.ts', 'src/entry-client.tsx'],
      // Dozens of files of 200 bytes compress badly: what every page loads is one file beside the
      // libraries, which change seldom.
      output: {
        codeSplitting: isSsrBuild
          ? false
          : {
              groups: [
                { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
                // Not the entry: it awaits the page, which would wait for the file it stands in.
                { name: 'shell', test: /src\/(?!entry-|start)/, tags: ['$initial'], priority: 2 },
                { name: 'common', test: /src\//, minShareCount: 6, priority: 1 },
              ],
            },
      },
    },
    // One kilobyte (brotli) smaller than the default; measured in docs/performance.md.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      compress: { passes: 3, pure_getters: true },
      // A function in parentheses is compiled while the file arrives, beside the main thread, not
      // when the module runs: that is how V8 guesses that a function is called at once.
      format: { wrap_func_args: true },
    },
    // The server serves dist/client/assets as immutable: nothing but hashed files may land there.
    copyPublicDir: false,
    modulePreload: { polyfill: false },
  },
  // One self-contained file: faster to load, and no CommonJS interop to differ from development.
  ssr: { noExternal: isSsrBuild ? true : [] },
  // Libraries ask at each call; a question to the environment is dear.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}));
