import type { Page } from './test.ts';

/**
 * Simulates a browser without popovers: removes their attributes and enables the styles for such browsers. For
 * tests without script. Removes the policy, because it has hashes of the original styles.
 */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname === 'localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/ popover(?:target(?:action)?)?="[^"]*"/gi, '')
        .replace(/@supports not selector\(:popover-open\)/g, '@supports (display:block)')
        .replace(/@supports selector\(:popover-open\)/g, '@supports (display:none-such)');
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body });
    },
  );
}
