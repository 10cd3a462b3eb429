import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/browser.ts';

const PORT = 4310;

/** End-to-end tests: a real Chromium against the production build, its backend in a fresh folder. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Generous: a busy machine is no bug of the site. No retries: a flaky test is one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser() ?? undefined, args: BROWSER_ARGS },
    trace: 'off',
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
