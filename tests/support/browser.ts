import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Headless Chromium; a headed one spends half of its time on its own pages. */
export const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const WINDOWED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags for a browser that runs as root, without a screen and without its own network requests. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns the path of a Chromium: the headless shell, or Playwright's, or the system's */
export function findBrowser(): string | undefined {
  return [WINDOWLESS, chromium.executablePath(), ...WINDOWED].find((path) => existsSync(path));
}
