import { parse } from 'yaml';
import { codeOf } from '../support/repository-copy.ts';
import { fulfilChanged, expect, hydrated, test } from './support/test.ts';

/*
 * The recipe of an analytics service, written into the built file that has the hosts. What the policy allows and the
 * notice says is in content-security-policy.test.ts and privacy-copy.test.ts.
 */

const { scripts } = parse(codeOf('analytics')) as { scripts: { script: string }[] };
const { script } = scripts[0]!;

for (const hasPrivacyControl of [false, true])
  test(`the script of analytics is added after the page (Global Privacy Control: ${hasPrivacyControl})`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value });
    }, hasPrivacyControl);
    await fulfilChanged(page, null, (html) => html);
    let isWritten = false;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      const changed = code.replace('scripts:[],', `scripts:${JSON.stringify(scripts)},`);
      isWritten ||= changed !== code;
      await route.fulfill({ response, body: changed });
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/thank-you', { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(isWritten).toBe(true);
    if (hasPrivacyControl) expect(requests).not.toContain(script);
    else {
      await expect.poll(() => requests.at(-1)).toBe(script);
      await expect(page.locator(`script[src="${script}"]`)).toHaveAttribute('data-domain', /./);
    }
  });
