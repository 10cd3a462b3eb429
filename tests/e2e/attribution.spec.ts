import { site } from '../../src/content/site.ts';
import { enquiryOf, fill, storedFrom, submit } from './support/enquiry-form.ts';
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

/* The attribution of enquiries. */

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

async function send(page: Page, email: string, thankYou = 'contact'): Promise<void> {
  await page.locator('main section:has(form), #message').last().scrollIntoViewIfNeeded();
  await fill(page, enquiryOf(email));
  await hydrated(page); // before hydration the form would be posted without attribution
  await submit(page);
  await page.waitForURL(`/thank-you?type=${thankYou}`);
}

test('stores the entry page and the last page, and sends both with the enquiry', async ({
  page,
  baseURL,
}) => {
  await open(page, '/insights?type=1');
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
      utm_source: '',
      utm_medium: '',
    },
  ]);
});

test('keeps a campaign over later visits until another campaign replaces it', async ({
  page,
  baseURL,
}) => {
  const address = `${servicePath}?utm_source=ads&utm_medium=cpc&utm_campaign=winter&utm_term=store&utm_content=b`;
  await open(page, address);
  const winter = {
    utm_source: 'ads',
    utm_medium: 'cpc',
    utm_campaign: 'winter',
    utm_term: 'store',
    utm_content: 'b',
  };
  expect(await stored(page)).toEqual({ ...winter, entry_page: address, last_page: address });
  await page.goto('/insights', { referer: 'https://www.google.com/' });
  await open(page, servicePath);
  expect(await stored(page)).toMatchObject(winter);
  await send(page, 'winter@example.com', 'consultation');
  expect(storedFrom('winter@example.com', baseURL)).toMatchObject([
    {
      ...winter,
      entry_page: address,
      last_page: servicePath,
      referrer: `${baseURL}${servicePath}`,
    },
  ]);

  await open(page, '/?utm_source=newsletter');
  expect(await stored(page)).toMatchObject({
    utm_source: 'newsletter',
    utm_medium: '',
    utm_campaign: '',
    utm_term: '',
    utm_content: '',
    entry_page: address,
  });
});

test('without a campaign, takes the source of the visit from the referrer', async ({
  page,
  baseURL,
}) => {
  const originOfVisit = () =>
    page.evaluate(() => [
      sessionStorage.getItem('visit_source'),
      sessionStorage.getItem('visit_medium'),
    ]);
  for (const [referer, source, medium] of [
    ['https://www.google.co.uk/', 'organic', 'search'],
    ['https://www.bing.com/', 'organic', 'search'],
    ['https://search.yahoo.com/', 'organic', 'search'],
    ['https://duckduckgo.com/', 'organic', 'search'],
    ['https://www.baidu.com/', 'organic', 'search'],
    ['https://yandex.ru/', 'organic', 'search'],
    ['https://news.example/', 'referral', 'news.example'],
    [`${baseURL}/insights`, 'internal', '/insights'],
  ] as const) {
    await page.goto('/thank-you', { referer });
    await expect.poll(originOfVisit, referer).toEqual([source, medium]);
    expect(await stored(page), referer).toMatchObject({ utm_source: '', utm_medium: '' });
    await page.evaluate(() => sessionStorage.clear()); // like in a new tab
  }

  await page.goto(servicePath, { referer: 'https://news.example/story' });
  await send(page, 'from-the-news@example.com', 'consultation');
  expect(storedFrom('from-the-news@example.com', baseURL)).toMatchObject([
    { utm_source: 'referral', utm_medium: 'news.example' },
  ]);
});

test('a link opened in a new tab does not make later visits internal', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/insights');
  const tab = await context.newPage();
  await tab.goto('/contact', { referer: `${baseURL}/insights` });
  await expect.poll(() => stored(tab)).toMatchObject({ last_page: '/contact', utm_source: '' });
  await tab.close();

  const later = await context.newPage();
  await later.goto('/contact');
  await send(later, 'later@example.com');
  expect(storedFrom('later@example.com', baseURL)).toMatchObject([
    { utm_source: '', utm_medium: '' },
  ]);
});

test('drops a campaign after ninety days', async ({ page, baseURL }) => {
  await page.clock.install({ time: new Date('2026-03-01T08:00:00Z') });
  await open(page, `${servicePath}?utm_source=ads`);
  expect(await stored(page)).toMatchObject({ utm_source: 'ads' });
  await page.clock.setSystemTime(new Date('2026-06-15T08:00:00Z'));
  await open(page, '/contact');
  expect(await stored(page)).toMatchObject({ utm_source: '', entry_page: '/contact' });
  await send(page, 'months-later@example.com');
  expect(storedFrom('months-later@example.com', baseURL)).toMatchObject([{ utm_source: '' }]);
});

test('sends the referrer on /contact and /book-consultation, and the page’s own URL elsewhere', async ({
  page,
  baseURL,
}) => {
  const sent: unknown[] = [];
  await page.route('**/api/enquiries', (route) => {
    sent.push((route.request().postDataJSON() as { referrer: unknown }).referrer);
    return route.fulfill({ status: 201, json: { ok: true } });
  });
  const referer = 'https://partner.example/list';
  for (const [path, thankYou] of [
    ['/contact', 'contact'],
    ['/book-consultation', 'consultation'],
    [servicePath, 'consultation'],
  ] as const) {
    await page.goto(path, { referer });
    await send(page, 'referrer@example.com', thankYou);
  }
  await page.goto('/contact');
  await send(page, 'referrer@example.com');
  expect(sent).toEqual([referer, referer, `${baseURL}${servicePath}`, `${baseURL}/contact`]);
});

for (const [state, breakStorage] of [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The request was denied.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`keeps the attribution of the visit with a ${state} storage`, async ({ page, baseURL }) => {
    await page.addInitScript(breakStorage);
    await open(page, '/?utm_source=flyer');
    await goTo(page, 'Insights', '/insights');
    await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
    await goTo(page, 'Contact', '/contact');
    await send(page, `${state}@example.com`);
    expect(storedFrom(`${state}@example.com`, baseURL)).toMatchObject([
      {
        utm_source: 'flyer',
        entry_page: '/?utm_source=flyer',
        last_page: '/contact',
        referrer: `${baseURL}/insights`,
      },
    ]);
  });
}
