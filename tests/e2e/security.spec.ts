import { services } from '../../src/content/navigation/services.ts';
import { watchPolicy } from './support/policy.ts';
import { expect, follow, open, test } from './support/test.ts';
import { readThrough } from './support/whole-page.ts';

/* The content security policy in the browser. */

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
