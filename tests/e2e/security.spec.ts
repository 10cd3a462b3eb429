import { offices } from '../../src/content/company/office-records.ts';
import { services } from '../../src/content/navigation/services.ts';
import { site } from '../../src/content/site.ts';
import { watchPolicy } from './support/policy.ts';
import { expect, follow, open, scrollAndClick, test } from './support/test.ts';
import { readThrough } from './support/whole-page.ts';

/* The content security policy and requests to third parties in the browser. */

test('client-side navigations do not violate the policy of the first page', async ({ page }) => {
  const refused = await watchPolicy(page);
  await open(page, '/thank-you');
  for (const name of [
    ...services.slice(0, 3).map((service) => service.name),
    'Recent Work',
    'Contact',
  ]) {
    await follow(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await readThrough(page);
  }
  expect(await refused()).toEqual([]);
});

test('only the shown maps are requested from the maps service, each once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    // Not the check whether the service answers.
    const { origin, pathname } = new URL(request.url());
    if (origin === site.hosts.maps && pathname !== '/') requested.push(request.url());
  });
  const [first, last] = [offices[0]!, offices.at(-1)!];
  await open(page, '/contact');
  await readThrough(page);
  await expect.poll(() => requested).toEqual([first.coordinates]);
  await scrollAndClick(page.locator('#offices').getByRole('button', { name: last.name }));
  await expect.poll(() => requested).toEqual([first.coordinates, last.coordinates]);
});

test('the policy blocks injected scripts and styles', async ({ browser }) => {
  const page = await browser.newPage();
  const refused = await watchPolicy(page);
  await open(page, '/thank-you');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const image = document.createElement('div');
    image.innerHTML = '<img src="x" onerror="window.injected = true">';
    document.body.append(script, style, image);
  });
  await expect.poll(async () => (await refused()).length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  await expect(page.locator('body')).toBeVisible();
  await page.close();
});
