/**
 * Weighs the document of each route of the built site and the files that a browser fetches for it, and fails above the
 * budget. Bytes only, no times, so that the result is the same on every machine, but for `FOLDER`.
 */
import '../tests/setup/ensure-browser.ts';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../tests/support/browser.ts';
import { pageAddresses } from '../scripts/build/page-addresses.ts';
import { isHydrated } from '../tests/support/is-hydrated.ts';
import { startSite } from '../tests/support/start-site.ts';

/** Limits in transferred bytes (brotli); `html` is the document without its styles, 1,030 of `css` are for print. */
const BUDGET = { html: 15_900, css: 11_030, js: 168_000, fonts: 90_000 } as const;
type Kind = keyof typeof BUDGET;

/** The names of components follow from the folder of the build, and change what compression saves by so much. */
const FOLDER = 300;

type Weight = Record<Kind, number>;

const site = await startSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
const failures: string[] = [];
try {
  console.log('page'.padEnd(44), ...Object.keys(BUDGET).map((kind) => kind.padStart(8)));
  const paths = await pageAddresses();
  // Five at a time, because each mostly waits.
  const weights: Weight[] = [];
  while (weights.length < paths.length) {
    const next = paths.slice(weights.length, weights.length + 5);
    weights.push(...(await Promise.all(next.map((path) => weigh(site.origin + path)))));
  }
  for (const [index, path] of paths.entries()) {
    const weight = weights[index]!;
    console.log(path.padEnd(44), ...Object.values(weight).map((n) => String(n).padStart(8)));
    for (const [kind, limit] of Object.entries(BUDGET)) {
      const bytes = weight[kind as Kind];
      if (bytes > limit + FOLDER)
        failures.push(`${path}: ${kind} is ${bytes} bytes, allowed are ${limit}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

async function weigh(url: string): Promise<Weight> {
  const document = await (await fetch(url)).text();
  return { ...weighDocument(document), ...(await weighFiles(url)) };
}

/** The bytes of a document as the server caches it, in brotli. */
function weighDocument(html: string): Pick<Weight, 'html' | 'css'> {
  const styles = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  const css = brotliCompressSync([...styles].map(([, text]) => text).join('')).length;
  return { html: brotliCompressSync(html).length - css, css };
}

/** Loads a route in the viewport of a phone, unscrolled, until everything on it works. */
async function weighFiles(url: string): Promise<Pick<Weight, 'js' | 'fonts'>> {
  const { origin } = new URL(url);
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  // Other hosts may answer late or never.
  await page.route(
    (address) => address.origin !== origin && address.protocol !== 'data:',
    (route) => route.abort(),
  );
  const weight = { js: 0, fonts: 0 };
  const kinds: Record<string, keyof typeof weight> = { script: 'js', font: 'fonts' };
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
  await page.goto(url, { waitUntil: 'networkidle' });
  // On a busy machine the network is idle before the first script, which follows the first paint.
  await page.waitForFunction(isHydrated);
  await Promise.all(pending);
  await page.close();
  return weight;
}
