/**
 * `npm run screenshots`: takes every route at 375, 768 and 1440 px into screenshots/. Takes paths: `npm run
 * screenshots -- / /contact`.
 */
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright';
import { launchBrowser, openPage } from '../tests/setup/browser.ts';
import { siteRoutes } from './build/site-routes.ts';
import { startSite } from '../tests/support/start-site.ts';

const WIDTHS = [375, 768, 1440];
const OUT = 'screenshots';

const wanted = process.argv.slice(2);
const routes = wanted.length > 0 ? wanted : [...(await siteRoutes()), '/no-such-page'];
await mkdir(OUT, { recursive: true });
const site = await startSite();
const browser = await launchBrowser();
try {
  for (const width of WIDTHS) {
    const viewport = { width, height: Math.round(width * 0.75) };
    const page = await openPage(browser, site.origin, { viewport });
    // Fetches the fonts first, so that no picture shows their fallbacks.
    await page.goto(site.origin + '/', { waitUntil: 'networkidle' });
    for (const route of routes) {
      await page.goto(site.origin + route);
      await scrollThrough(page);
      const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '--');
      await page.screenshot({ path: `${OUT}/${name}-${width}.png`, fullPage: true });
      console.log(`${OUT}/${name}-${width}.png`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}

/** Scrolls through the page once, so that lazy pictures load, and returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400); // the pictures' fade
}
