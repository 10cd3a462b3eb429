import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS, findBrowser } from './tests/setup/browser.ts';
import { freePort } from './tests/support/free-port.ts';

// The workers read this file too, and inherit what the first one chose.
const PORT = (process.env['E2E_PORT'] ??= String(await freePort()));
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** End-to-end tests: a real Chromium against the production build, its backend in a fresh folder. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Generous: a busy machine is no bug of the site. No retries: a flaky test is one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Only `npm test` reads the report; a single file prints lines for people.
  reporter: report ? [['line'], ['json']] : 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser() ?? undefined, args: BROWSER_ARGS },
    trace: 'off',
  },
  webServer: {
    command: 'node tests/e2e/support/serve.ts',
    env: { PORT },
    url: `http://localhost:${PORT}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
