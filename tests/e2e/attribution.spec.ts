import { enquiryOf, fill, submit } from './support/enquiry-form.ts';
import {
  expect,
  follow,
  hydrated,
  open,
  serviceName,
  servicePath,
  test,
  type Page,
} from './support/test.ts';

/* The attribution of enquiries, whose rules src/enquiry/attribution.test.ts checks. */

const goTo = async (page: Page, name: string, path: string) => {
  await follow(page, name);
  await page.waitForURL(path);
};

/** Submits the form of /contact. @returns what it posts */
async function send(page: Page): Promise<unknown> {
  await page.locator('#message').scrollIntoViewIfNeeded();
  await fill(page, enquiryOf('thandi@example.com'));
  await hydrated(page); // before hydration the form would be posted without attribution
  await page.route('**/api/enquiries', (route) =>
    route.fulfill({ status: 201, json: { ok: true } }),
  );
  const posted = page.waitForRequest('**/api/enquiries');
  await submit(page);
  return (await posted).postDataJSON();
}

const referer = 'https://news.example/story';
const ofNews = { utmSource: 'referral', utmMedium: 'news.example' };

test('sends the source of the session, its entry page and its last page with the enquiry', async ({
  page,
  baseURL,
}) => {
  await page.goto('/insights?type=1', { referer });
  await hydrated(page);
  await goTo(page, serviceName, servicePath);
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('entry_page'), localStorage.getItem('last_page')]);
  await expect.poll(stored).toEqual(['/insights?type=1', servicePath]);
  await open(page, '/case-studies');
  await goTo(page, 'Contact', '/contact');
  expect(await send(page)).toMatchObject({
    ...ofNews,
    entryPage: '/insights?type=1',
    lastPage: '/contact',
    referrer: `${baseURL}/case-studies`,
  });
});

test('a page load in place of a navigation keeps a direct session’s source, referrer and last page', async ({
  page,
  baseURL,
}) => {
  await open(page, '/case-studies');
  // Another release may answer anything.
  await page.route('**/api/page?path=%2Fcontact', (route) => route.fulfill({ json: null }));
  const reload = page.waitForEvent('load');
  await follow(page, 'Contact');
  await reload;
  await hydrated(page);
  expect(await send(page)).toMatchObject({
    utmSource: '',
    referrer: `${baseURL}/case-studies`,
    lastPage: '/contact',
  });
});

test('keeps the attribution of the session with a blocked storage', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
  });
  await open(page, '/?utm_source=flyer');
  await goTo(page, 'Insights', '/insights');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await goTo(page, 'Contact', '/contact');
  expect(await send(page)).toMatchObject({
    utmSource: 'flyer',
    entryPage: '/?utm_source=flyer',
    lastPage: '/contact',
    referrer: `${baseURL}/insights`,
  });
});
