import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser's build by default; `--ssr` (scripts/build.ts) makes the server's entry. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: isSsrBuild ? false : 'manifest.json',
    rolldownOptions: { input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx' },
    // The server serves /assets/* as immutable: nothing but hashed files may land there.
    assetsDir: 'assets',
    copyPublicDir: false,
    modulePreload: { polyfill: false },
  },
  // One self-contained file: faster to load, and no CommonJS interop to differ from development.
  ssr: { noExternal: isSsrBuild ? true : [] },
}));
