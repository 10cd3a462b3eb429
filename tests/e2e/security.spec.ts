import { watchPolicy } from './support/policy.ts';
import { expect, open, test } from './support/test.ts';

/* jumps.spec.ts checks that navigations keep to the policy of the first page. */

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
