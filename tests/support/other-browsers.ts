import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import { BROWSER_ARGS, findBrowser } from './browser.ts';
import { freePort } from './free-port.ts';
import { answers, runProgram } from './run-program.ts';

/** A browser with one page, for tests that run in several browsers. */
export interface OtherBrowser {
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  /** Runs a function in the page; it may use only its arguments. */
  run<A extends string[], T>(fn: (...args: A) => T, ...args: A): Promise<T>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** Like that of `until`, because a machine may be busy. */
const LIMIT_MS = 90_000;

/** Debian's Firefox, over WebDriver BiDi. */
export const startFirefox = (): Promise<OtherBrowser> =>
  startByPuppeteer({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true });

/** The Chromium of tests/e2e. */
export const startChromium = (): Promise<OtherBrowser> =>
  startByPuppeteer({ executablePath: findBrowser()!, headless: 'shell', args: BROWSER_ARGS });

async function startByPuppeteer(options: LaunchOptions): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({ ...options, timeout: LIMIT_MS });
  const page = await browser.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    // As text, because puppeteer's types do not accept generic arguments.
    run: (fn, ...args) =>
      page.evaluate(`(${String(fn)})(...${JSON.stringify(args)})`) as Promise<never>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}

const MINI_BROWSER = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The key of an element's id in WebDriver (W3C). */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK over WebDriver, on a virtual screen. */
export async function startWebKit(): Promise<OtherBrowser> {
  const port = await freePort();
  const args = ['--', 'xvfb-run', '-a', 'WebKitWebDriver', `--port=${port}`];
  const driver = runProgram('dbus-run-session', args, {
    detached: true, // a process group, which is killed as one
    stdio: 'ignore',
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // required as root
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    },
  });
  const kill = async () => {
    process.kill(-driver.pid);
    await driver.ended;
  };
  const send = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
    const sent = { method, body: body ? JSON.stringify(body) : null };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, sent);
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKit: ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const openSession = async () => {
    await driver.until(() => answers(`http://127.0.0.1:${port}/status`));
    const browser = { binary: MINI_BROWSER, args: ['--automation'] };
    const { sessionId } = (await send('POST', '/session', {
      capabilities: {
        alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser },
      },
    })) as { sessionId: string };
    return `/session/${sessionId}`;
  };
  const session = await openSession().catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  const element = async (selector: string) => {
    const found = await send('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${(found as Record<string, string>)[ELEMENT_KEY]}`;
  };
  return {
    resize: async (width, height) =>
      void (await send('POST', `${session}/window/rect`, { width, height })),
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    run: async (fn, ...args) =>
      (await send('POST', `${session}/execute/sync`, {
        script: `return (${String(fn)})(...arguments)`,
        args,
      })) as never,
    click: async (selector) => void (await send('POST', `${await element(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await send('POST', `${await element(selector)}/value`, { text })),
    async close() {
      await send('DELETE', session);
      await kill();
    },
  };
}
