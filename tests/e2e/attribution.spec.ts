import { site } from '../../src/content/site.ts';
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

const keys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'entry_page',
  'last_page',
];

/** Campaign and pages in local storage; '' for missing values. */
const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (names) => Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? ''])),
    keys,
  );

const goTo = async (page: Page, name: string, path: string) => {
  await follow(page, name);
  await page.waitForURL(path);
};

async function send(page: Page, email: string): Promise<void> {
  await page.locator('main section:has(form), #message').last().scrollIntoViewIfNeeded();
  await fill(page, enquiryOf(email));
  await hydrated(page); // before hydration the form would be posted without attribution
  await submit(page);
  await page.waitForURL('/thank-you?type=contact');
}

test('sends the source of the visit, its entry page and its last page with the enquiry', async ({
  page,
  baseURL,
}) => {
  await page.goto('/insights?type=1', { referer: 'https://news.example/story' });
  await hydrated(page);
  expect(await stored(page)).toMatchObject({
    entry_page: '/insights?type=1',
    last_page: '/insights?type=1',
    utm_source: '',
  });
  await goTo(page, serviceName, servicePath);
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      entry_page: '/insights?type=1',
      last_page: servicePath,
    });
  await open(page, '/case-studies');
  await goTo(page, 'Contact', '/contact');
  await send(page, 'pages@example.com');
  expect(storedFrom('pages@example.com', baseURL)).toMatchObject([
    {
      entry_page: '/insights?type=1',
      last_page: '/contact',
      referrer: `${baseURL}/case-studies`,
      utm_source: 'referral',
      utm_medium: 'news.example',
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
    await send(page, 'anew@example.com');
    expect(storedFrom('anew@example.com', baseURL)).toMatchObject([
      { utm_source: '', referrer: `${baseURL}/case-studies`, last_page: '/contact' },
    ]);
  });

  test('because its files are gone leaves the referrer', async ({ page, baseURL }) => {
    const loads = documents(page);
    // The module, and the question whether it is there.
    await page.route('**/assets/entry-client-*', (route) => route.fulfill({ status: 404 }), {
      times: 2,
    });
    await page.goto('/contact', { referer: 'https://news.example/story', waitUntil: 'commit' });
    await expect.poll(() => loads).toHaveLength(2);
    await hydrated(page);
    await send(page, 'gone@example.com');
    expect(storedFrom('gone@example.com', baseURL)).toMatchObject([
      {
        utm_source: 'referral',
        utm_medium: 'news.example',
        referrer: 'https://news.example/story',
      },
    ]);
  });
});

test('keeps the attribution of the visit with a blocked storage', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/?utm_source=flyer');
  await goTo(page, 'Insights', '/insights');
  await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
  await goTo(page, 'Contact', '/contact');
  await send(page, 'blocked@example.com');
  expect(storedFrom('blocked@example.com', baseURL)).toMatchObject([
    {
      utm_source: 'flyer',
      entry_page: '/?utm_source=flyer',
      last_page: '/contact',
      referrer: `${baseURL}/insights`,
    },
  ]);
});
