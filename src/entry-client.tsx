import '@vitejs/plugin-react/preamble';
import { hydrateRoot } from 'react-dom/client';
import { startApp } from './shell/start-app.tsx';

startApp(hydrateRoot);
