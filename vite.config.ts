import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser's build by default; `--ssr` (scripts/build.ts) makes the server's entry. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
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
    manifest: isSsrBuild ? false : 'manifest.json',
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      // What the server renders with is one file.
      output: { codeSplitting: !isSsrBuild },
    },
    // The server serves dist/client/assets as immutable: nothing but hashed files may land there.
    copyPublicDir: false,
    modulePreload: { polyfill: false },
  },
  // One self-contained file: faster to load, and no CommonJS interop to differ from development.
  ssr: { noExternal: isSsrBuild ? true : [] },
}));
