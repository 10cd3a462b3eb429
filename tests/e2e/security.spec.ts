import { offices } from '../../src/content/company/office-records.ts';
import { site } from '../../src/content/site.ts';
import { watchPolicy } from './support/policy.ts';
import { expect, follow, open, scrollAndClick, test } from './support/test.ts';
import { readThrough } from './support/whole-page.ts';

/* The browser's side of security: the policy fits every page, and nobody else is called unasked. */

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

test('the maps service is asked for the maps that are shown alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.hosts.maps)) asked.push(request.url());
  });
  const [first, last] = [offices[0]!, offices.at(-1)!];
  await open(page, '/contact');
  await readThrough(page);
  await expect.poll(() => new Set(asked)).toEqual(new Set([first.coordinates]));
  await scrollAndClick(page.locator('#offices').getByRole('button', { name: last.name }));
  await expect.poll(() => new Set(asked)).toEqual(new Set([first.coordinates, last.coordinates]));
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
