import '@vitejs/plugin-react/preamble';
import { hydrateRoot } from 'react-dom/client';
import { loadApp } from './shell/start-app.tsx';

/** Imports the page's code; the document's inline script (src/shell/start-script.ts) calls it, and what it returns. */
export const load = (): Promise<() => void> => loadApp(hydrateRoot);
