/**
 * `npm run budget`: measures the transferred bytes of each route of the built site in a browser, and fails above the
 * budget. Bytes only, no times, so that the result is the same on every machine, but for `FOLDER`.
 */
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { launchBrowser, openPage } from '../tests/setup/browser.ts';
import { siteRoutes } from '../scripts/build/site-routes.ts';
import { isHydrated } from '../tests/support/is-hydrated.ts';
import { startSite } from '../tests/support/start-site.ts';

/** Limits in transferred bytes (brotli); `html` is the document without its style element. */
const BUDGET = { html: 15_700, css: 10_000, js: 165_000, fonts: 90_000 } as const;
type Kind = keyof typeof BUDGET;

/** The names of components follow from the folder of the build, and change what compression saves by so much. */
const FOLDER = 300;

type Weight = Record<Kind, number>;

const site = await startSite();
const browser = await launchBrowser();
const failures: string[] = [];
try {
  console.log('route'.padEnd(44), ...Object.keys(BUDGET).map((kind) => kind.padStart(8)));
  const routes = await siteRoutes();
  // The order of a page's rules, and 30 bytes of its `css`, depend on the order in which the process renders pages.
  for (const route of routes) await (await fetch(site.origin + route)).text();
  // Five at a time, because each mostly waits.
  const weights: Weight[] = [];
  while (weights.length < routes.length) {
    const next = routes.slice(weights.length, weights.length + 5);
    weights.push(...(await Promise.all(next.map((route) => weigh(browser, site.origin, route)))));
  }
  for (const [index, route] of routes.entries()) {
    const weight = weights[index]!;
    console.log(route.padEnd(44), ...Object.values(weight).map((n) => String(n).padStart(8)));
    for (const [kind, limit] of Object.entries(BUDGET)) {
      const bytes = weight[kind as Kind];
      if (bytes > limit + FOLDER)
        failures.push(`${route}: ${kind} is ${bytes} bytes, allowed are ${limit}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

/** Loads a route in the viewport of a phone, unscrolled, until everything on it works; counting starts later. */
async function weigh(browser: Browser, origin: string, route: string): Promise<Weight> {
  const page = await openPage(browser, origin, { viewport: { width: 412, height: 823 } });
  // A slow machine is idle for long enough that the counting would start: this visitor isn't counted.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  const weight: Weight = { html: 0, css: 0, js: 0, fonts: 0 };
  const kinds: Record<string, Kind> = { document: 'html', script: 'js', font: 'fonts' };
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = kinds[request.resourceType()];
    if (!kind || !request.url().startsWith(origin)) return;
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[kind] += responseBodySize;
      }),
    );
  });
  await untilInBrotli(page, origin + route);
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  // On a busy machine the network is idle before the first script, which follows the first paint.
  await page.waitForFunction(isHydrated);
  await Promise.all(pending);
  // styled-components empties the style element in the browser: reads the served document.
  const html = await (await page.request.get(origin + route)).text();
  const styles = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  const css = [...styles].map(([, text]) => text).join('');
  weight.css = brotliCompressSync(css).length;
  weight.html -= weight.css;
  await page.close();
  return weight;
}

/** Waits until the page is cached in brotli, as its ETag says. */
async function untilInBrotli(page: Page, url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { etag } = (await page.request.head(url)).headers();
    if (etag?.includes('-br')) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`${url} was not in the cache in brotli within 30 s.`);
}
