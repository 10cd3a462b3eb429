import { enquiryOf, fill, storedFrom, submitButton } from './enquiry-form.ts';
import { expect, follow, hydrated, open, test, type Page } from './test.ts';

/* SPEC.md 4, 7 and 9, SPEC-NOTES 7: where an enquiry says that it comes from. */

const keys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'entry_page',
  'last_page',
];

/** What local storage holds under the keys of SPEC.md 9; '' for what isn't there. */
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
  await fill(page, enquiryOf(email));
  await hydrated(page, 'form'); // before that it is sent as HTML, without the attribution
  await submitButton(page).click();
  await page.waitForURL(`/thank-you?type=${thankYou}`);
}

test('keeps the entry page, follows the last page and gives both to the enquiry', async ({
  page,
  baseURL,
}) => {
  await open(page, '/insights?page=1');
  expect(await stored(page)).toMatchObject({
    entry_page: '/insights?page=1',
    last_page: '/insights?page=1',
    utm_source: '',
  });
  await goTo(page, 'Agile Teams', '/agile-teams');
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      entry_page: '/insights?page=1',
      last_page: '/agile-teams',
    });
  await open(page, '/case-studies');
  await goTo(page, 'Contact', '/contact');
  await send(page, 'pages@example.co.za');
  expect(storedFrom('pages@example.co.za', baseURL)).toMatchObject([
    {
      entry_page: '/insights?page=1',
      last_page: '/contact',
      referrer: `${baseURL}/case-studies`,
      utm_source: '',
      utm_medium: '',
    },
  ]);
});

test('keeps a campaign over later visits until another one replaces it', async ({
  page,
  baseURL,
}) => {
  const address =
    '/shopify?utm_source=ads&utm_medium=cpc&utm_campaign=winter&utm_term=store&utm_content=b';
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
  await open(page, '/ai-chat');
  expect(await stored(page)).toMatchObject(winter);
  await send(page, 'winter@example.co.za', 'consultation');
  expect(storedFrom('winter@example.co.za', baseURL)).toMatchObject([
    { ...winter, entry_page: address, last_page: '/ai-chat', referrer: `${baseURL}/ai-chat` },
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

test('reads the source off the referrer where no campaign is known', async ({ page, baseURL }) => {
  for (const [referer, source, medium] of [
    ['https://www.google.co.za/', 'organic', 'search'],
    ['https://www.bing.com/', 'organic', 'search'],
    ['https://search.yahoo.com/', 'organic', 'search'],
    ['https://duckduckgo.com/', 'organic', 'search'],
    ['https://www.baidu.com/', 'organic', 'search'],
    ['https://yandex.ru/', 'organic', 'search'],
    ['https://news.example/', 'referral', 'news.example'],
    [`${baseURL}/insights`, 'internal', '/insights'],
  ] as const) {
    await page.goto('/thank-you', { referer });
    await expect
      .poll(() => stored(page), referer)
      .toMatchObject({
        utm_source: source,
        utm_medium: medium,
        utm_campaign: '',
      });
    await page.evaluate(() => localStorage.clear());
  }
});

test('sends the referrer of /contact and /book-consultation, else the page’s own address', async ({
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
    ['/web-apps', 'consultation'],
  ] as const) {
    await page.goto(path, { referer });
    await send(page, 'referrer@example.co.za', thankYou);
  }
  await page.goto('/contact');
  await send(page, 'referrer@example.co.za');
  expect(sent).toEqual([referer, referer, `${baseURL}/web-apps`, `${baseURL}/contact`]);
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
  test(`a ${state} storage breaks nothing, and this visit is known all the same`, async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(breakStorage);
    await open(page, '/?utm_source=flyer');
    await goTo(page, 'Insights', '/insights');
    await expect(page).toHaveTitle('Insights & Articles | Northveld');
    await goTo(page, 'Contact', '/contact');
    await send(page, `${state}@example.co.za`);
    expect(storedFrom(`${state}@example.co.za`, baseURL)).toMatchObject([
      {
        utm_source: 'flyer',
        entry_page: '/?utm_source=flyer',
        last_page: '/contact',
        referrer: `${baseURL}/insights`,
      },
    ]);
  });
}
