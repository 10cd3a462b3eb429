import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const WINDOWLESS = '/usr/bin/chromium-headless-shell';

/** Flags for a browser that runs as root, without a screen, and calls nobody. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns the path of a Chromium: Playwright's own, else the system's; null if there is none */
export function findBrowser(): string | null {
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path)) ?? null;
}

/**
 * For measurements: Chromium without a window (Debian's chromium-headless-shell) where it is
 * installed. A windowed one loads pages of its own beside each page, which count as the page's.
 */
export function findMeasuringBrowser(): string | null {
  return existsSync(WINDOWLESS) ? WINDOWLESS : findBrowser();
}
