import { enquiryOf, fill, storedFrom, submit } from './support/enquiry-form.ts';
import {
  documents,
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

/** Sends the form of /contact. @returns the stored enquiry */
async function send(page: Page, email: string, baseURL: string | undefined) {
  await page.locator('#message').scrollIntoViewIfNeeded();
  await fill(page, enquiryOf(email));
  await hydrated(page); // before hydration the form would be posted without attribution
  await submit(page);
  await page.waitForURL('/thank-you?type=contact');
  return storedFrom(email, baseURL);
}

const referer = 'https://news.example/story';
const ofNews = { utm_source: 'referral', utm_medium: 'news.example' };

test('sends the source of the visit, its entry page and its last page with the enquiry', async ({
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
  expect(await send(page, 'pages@example.com', baseURL)).toMatchObject([
    {
      ...ofNews,
      entry_page: '/insights?type=1',
      last_page: '/contact',
      referrer: `${baseURL}/case-studies`,
    },
  ]);
});

test.describe('a document that a release loads anew', () => {
  test.use({ allowedMessages: ['404', 'dynamically imported module'] });

  test('in place of a navigation leaves a direct visit direct, and its pages', async ({
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
    expect(await send(page, 'anew@example.com', baseURL)).toMatchObject([
      { utm_source: '', referrer: `${baseURL}/case-studies`, last_page: '/contact' },
    ]);
  });

  test('because its files are gone leaves the referrer', async ({ page, baseURL }) => {
    const loads = documents(page);
    // The module, and the question whether it is there.
    await page.route('**/assets/entry-client-*', (route) => route.fulfill({ status: 404 }), {
      times: 2,
    });
    await page.goto('/contact', { referer, waitUntil: 'commit' });
    await expect.poll(() => loads).toHaveLength(2);
    await hydrated(page);
    expect(await send(page, 'gone@example.com', baseURL)).toMatchObject([
      { ...ofNews, referrer: referer },
    ]);
  });
});

test('keeps the attribution of the visit with a blocked storage', async ({ page, baseURL }) => {
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
  expect(await send(page, 'blocked@example.com', baseURL)).toMatchObject([
    {
      utm_source: 'flyer',
      entry_page: '/?utm_source=flyer',
      last_page: '/contact',
      referrer: `${baseURL}/insights`,
    },
  ]);
});
