import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';

/** Chromium without a window: half of a windowed one's time goes into pages of its own. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const WINDOWED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags for a browser that runs as root, without a screen, and calls nobody. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns the path of a Chromium: one without a window, else Playwright's own, else the system's */
export function findBrowser(): string | undefined {
  return [WINDOWLESS, chromium.executablePath(), ...WINDOWED].find((path) => existsSync(path));
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });

/** Opens a page that asks nobody but `origin`. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage(options);
  await page.route(
    (url) => url.origin !== origin && url.protocol !== 'data:',
    (route) => route.abort(),
  );
  return page;
}

export const isWindowless = (): boolean => existsSync(WINDOWLESS);
