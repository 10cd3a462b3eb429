import type { Page } from './test.ts';

/** Changes the data of client-side navigations to `path`. */
export async function changeData(
  page: Page,
  path: string,
  change: (data: never) => void,
): Promise<void> {
  await page.route(`**/api/page?path=${encodeURIComponent(path)}`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: never };
    change(json.data);
    await route.fulfill({ response, json });
  });
}
