import type { Page } from './test.ts';

/**
 * Serves the site as a browser without popovers sees it: their attributes mean nothing, and the
 * style for such browsers holds. For tests without script. The policy of the page's styles names
 * their hash, so it goes.
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
