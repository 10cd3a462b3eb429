import { expect, follow, open, routes, test, type Page } from './test.ts';
import { readThrough } from './whole-page.ts';

/* The browser's side of security: the policy fits every page, and nobody else is called unasked. */

/** Notes what the Content-Security-Policy refuses, from the first byte on. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

/** Notes the hosts that the page calls beside its own. */
function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') hosts.add(hostname);
  });
  return hosts;
}

test('no page meets its own Content-Security-Policy, or calls a third party unasked', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const refused = await watchPolicy(page);
  const hosts = watchHosts(page);
  for (const path of routes) {
    await open(page, path);
    await readThrough(page);
    expect.soft(await refused(), path).toEqual([]);
    // SPEC.md 2: the scheduling widget is loaded when its page appears.
    const expected = path === '/book-consultation' ? ['assets.calendly.com'] : [];
    expect.soft([...hosts], path).toEqual(expected);
    hosts.clear();
  }
});

test('a visit from page to page keeps within the first page’s policy', async ({ page }) => {
  const refused = await watchPolicy(page);
  await open(page, '/thank-you');
  for (const name of ['Power Apps', 'Agile Teams', 'AI Chat', 'Recent Work', 'Contact']) {
    await follow(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await readThrough(page);
  }
  expect(await refused()).toEqual([]);
});

test('the map’s host is called when the visitor asks for the map', async ({ page }) => {
  const refused = await watchPolicy(page);
  const hosts = watchHosts(page);
  await open(page, '/contact');
  await readThrough(page);
  expect([...hosts]).toEqual([]);
  const ask = page.locator('#offices').getByRole('button', { name: /map/i });
  await ask.hover(); // scrolls to it; sections settle a frame later, between a press and its release
  await ask.click();
  await expect.poll(() => [...hosts]).toEqual(['www.openstreetmap.org']);
  expect(await refused()).toEqual([]);
});

test('the policy stops a script and a style that somebody smuggled in', async ({ browser }) => {
  const page = await browser.newPage();
  const refused = await watchPolicy(page);
  await open(page, '/thank-you');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const image = document.createElement('div');
    image.innerHTML = '<img src="x" onerror="window.smuggled = true">';
    document.body.append(script, style, image);
  });
  await expect.poll(async () => (await refused()).length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  await expect(page.locator('body')).toBeVisible();
  await page.close();
});
