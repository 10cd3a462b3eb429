import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { clients } from './src/content/company/clients.ts';
import { BROWSER_ARGS, findBrowser } from './tests/support/browser.ts';
import { freePort } from './tests/support/free-port.ts';

// Workers read this file, too, and inherit port and data folder from the first process.
const PORT = (process.env['E2E_PORT'] ??= String(await freePort()));
const DATA_DIR = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'site-e2e-')));
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** Studies, articles, people and clients, without which some tests have nothing to test. */
const hasContent =
  clients.length > 0 &&
  ['case-studies', 'articles', 'people'].every((name) => globSync(`content/${name}/*`).length > 0);

/** End-to-end tests: Chromium against the production build, with an empty database. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: hasContent
    ? []
    : ['pages/**', 'paper.spec.ts', 'pictures.spec.ts', 'right-to-left.spec.ts'].map(
        (name) => `**/${name}`,
      ),
  // Long, because machines may be busy. No retries: a flaky test is a bug.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // `npm test` reads the report.
  reporter: report ? [['line'], ['json']] : 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        ...BROWSER_ARGS,
        // No third party exists. A route that answers them would keep every test from the browser's cache.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
    trace: 'off',
  },
  webServer: {
    command: 'node dist/server/server.js',
    env: { PORT, DATA_DIR, LOG_LEVEL: 'warn', ENQUIRY_RATE_LIMIT: '10000' },
    url: `http://localhost:${PORT}/readyz`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
