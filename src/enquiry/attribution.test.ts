import { describe, expect, it } from 'vitest';
import { attributionWithoutScript, clickIds, withoutPersonalData } from './attribution.ts';
import { safeStorage } from '../safe-storage.ts';
import { createBrowserAttribution } from './browser-attribution.ts';

const home = 'https://northveld.example/';
const google = 'https://www.google.com/';
const DAY = 24 * 3_600_000;

function keyValues() {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key: string) => kept.get(key) ?? '',
    set: (key: string, value: string) => void (value ? kept.set(key, value) : kept.delete(key)),
  };
}

/** A browser with local storage; each call of `openTab` opens a tab. */
function browser() {
  const local = keyValues();
  const clock = { now: Date.UTC(2026, 0, 1) };
  return {
    kept: local.kept,
    clock,
    openTab() {
      const session = keyValues();
      const open = () => createBrowserAttribution({ local, session, now: () => clock.now });
      return { ...open(), nextDocument: open };
    },
  };
}

const sourceOf = (tab: Pick<ReturnType<typeof createBrowserAttribution>, 'at'>) => {
  const { utmSource, utmMedium, utmCampaign } = tab.at(home);
  return [utmSource, utmMedium, utmCampaign];
};

describe('the source of a session', () => {
  it.each([
    ['a direct session', '', '', ['', '', '']],
    ['an invalid referrer', '', 'no address', ['', '', '']],
    ['a referrer without a host', '', 'about:blank', ['', '', '']],
    ['a search', '', google, ['organic', 'search', '']],
    ['another site', '', 'https://news.example/a', ['referral', 'news.example', '']],
    ['an app', '', 'android-app://com.example.app/', ['referral', 'com.example.app', '']],
    ['a link within the site', '', `${home}insights?a=1`, ['internal', '/insights', '']],
    ['parameters', '?utm_source=a', google, ['a', '', '']],
    ['empty parameters', '?utm_source=', google, ['organic', 'search', '']],
    ['no source', '?utm_campaign=c', google, ['organic', 'search', 'c']],
    ['its own medium', '?utm_medium=m', google, ['organic', 'm', '']],
  ])('comes from the URL parameters, else from the referrer: %s', (_, query, referrer, source) => {
    const tab = browser().openTab();
    tab.record(home + query, referrer);
    expect(sourceOf(tab)).toEqual(source);
  });

  it('is not stored as a campaign if it comes from the referrer', () => {
    const { kept, openTab } = browser();
    openTab().record(home, google);
    expect([...kept.keys()].filter((key) => key.startsWith('utm_'))).toEqual([]);
    const later = openTab();
    later.record(home, '');
    expect(sourceOf(later)).toEqual(['', '', '']);
  });

  it.each([
    ['is kept over page loads within the site', google, home, 'organic'],
    ['stays direct over documents that the site itself leads to', '', home, ''],
    ['changes when the tab returns from another site', `${home}insights`, google, 'organic'],
  ])('%s', (_, first, second, source) => {
    const tab = browser().openTab();
    tab.record(home, first);
    for (let document = 0; document < 2; document += 1) {
      const next = tab.nextDocument();
      next.record(`${home}contact`, second);
      expect(next.at(home).utmSource).toBe(source);
    }
  });

  it('is the stored campaign, regardless of the referrer, until another campaign replaces it', () => {
    const { openTab } = browser();
    openTab().record(`${home}?utm_source=news&utm_medium=mail&utm_campaign=may`, '');
    const second = openTab();
    second.record(home, google);
    expect(sourceOf(second)).toEqual(['news', 'mail', 'may']);
    second.record(`${home}?utm_source=ad`, google);
    expect(sourceOf(second)).toEqual(['ad', '', '']);
  });

  it('expires after ninety days, with the entry page', () => {
    const { kept, clock, openTab } = browser();
    openTab().record(`${home}shopify?utm_source=news`, '');
    clock.now += 90 * DAY;
    const inTime = openTab();
    inTime.record(home, google);
    const stored = { utmSource: 'news', entryPage: '/shopify?utm_source=news' };
    expect(inTime.at(home)).toMatchObject(stored);

    clock.now += DAY;
    expect(inTime.at(home)).toMatchObject({ utmSource: 'organic', entryPage: '' });
    const late = openTab();
    late.record(`${home}ai-chat`, '');
    expect(late.at(home)).toMatchObject({ utmSource: '', entryPage: '/ai-chat' });
    expect([...kept.keys()].filter((key) => key.startsWith('utm_'))).toEqual([]);
  });

  it.each([
    ['expires if a wrong clock stored it, far in the future', 91, 0, ''],
    ['expires ninety days after the campaign link, not after the first visit', 80, 160, 'ad'],
  ])('%s', (_, campaignOn, readOn, source) => {
    const { clock, openTab } = browser();
    const start = clock.now;
    openTab().record(home, '');
    clock.now = start + campaignOn * DAY;
    openTab().record(`${home}?utm_source=ad`, '');
    clock.now = start + readOn * DAY;
    expect(sourceOf(openTab())[0]).toBe(source);
  });
});

describe('a session', () => {
  it.each([
    ['contact, from another site', ['contact'], 'https://a.example/', 'https://a.example/'],
    ['contact, directly', ['contact'], '', `${home}contact`],
    ['contact, from within the site', ['', 'contact'], 'https://a.example/', home],
    ['an advert', ['ai-chat?gclid=1', 'book-consultation'], '', `${home}ai-chat?gclid=1`],
    ['contact, after its own fragment', ['', 'contact', 'contact#map'], '', home],
    ['a service page', ['', 'shopify?x=1'], 'https://a.example/', `${home}shopify`],
  ])('sends the right referrer from %s', (_, pages, documentReferrer, expected) => {
    const tab = browser().openTab();
    for (const page of pages) tab.record(home + page, documentReferrer);
    expect(tab.at(home + pages.at(-1)!).referrer).toBe(expected);
  });

  it.each([
    ['keeps the previous page when a page is reloaded', ['ai-chat', 'contact'], 'contact'],
    ['takes the page that links to a new document as the previous one', [''], 'ai-chat'],
  ])('%s', (_, pages, linking) => {
    const tab = browser().openTab();
    for (const page of pages) tab.record(home + page, '');
    const next = tab.nextDocument();
    next.record(`${home}contact`, home + linking);
    expect(next.at(`${home}contact`).referrer).toBe(`${home}ai-chat`);
  });

  it('has the campaign, the first page as entry page and the last one, with known parameters', () => {
    const tab = browser().openTab();
    const campaign = '/?utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=o';
    tab.record(new URL(`${campaign}#top`, home).href, '');
    tab.record(`${home}web-apps?a=b&type=call`, '');
    expect(tab.at(`${home}web-apps#enquiry`)).toEqual({
      ...{ utmSource: 's', utmMedium: 'm', utmCampaign: 'c', utmTerm: 't', utmContent: 'o' },
      ...{ referrer: `${home}web-apps`, entryPage: campaign, lastPage: '/web-apps?type=call' },
    });
  });
});

const clicks = `/?${clickIds.map((name) => `${name}=1`).join('&')}`;

it.each([
  ['/contact?email=ann@example.com&utm_source=news&token=1#top', '/contact?utm_source=news'],
  ['https://a.example/?utm_id=1&gclid=x%20y', 'https://a.example/?utm_id=1&gclid=x%20y'],
  [`${clicks}&type=call`, `${clicks}&type=call`],
  ['/?a=1?utm_source=b', '/'],
  ['/#?utm_source=a', '/'],
  ['', ''],
])('keeps the known parameters of %s', (address, expected) => {
  expect(withoutPersonalData(address)).toBe(expected);
});

describe('a session with failing storage', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };

  it.each([
    ['blocked', refuse],
    ['missing', () => null as unknown as Storage],
    ['full', () => ({ getItem: () => null, setItem: refuse }) as unknown as Storage],
  ])('is kept in memory if the storage is %s', (_, openStorage) => {
    const store = safeStorage(openStorage);
    const tab = createBrowserAttribution({ local: store, session: store, now: Date.now });
    tab.record(`${home}?utm_source=ad`, '');
    const stored = { utmSource: 'ad', entryPage: '/?utm_source=ad' };
    expect(tab.at(home)).toMatchObject(stored);
  });

  it('reads back a refused value, and what another tab stores once storing works again', () => {
    const kept = new Map([['last_page', '/old']]);
    let isFull = true;
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => (isFull ? refuse() : void kept.set(key, value)),
    };
    const store = safeStorage(() => storage as unknown as Storage);
    store.set('last_page', '/refused');
    expect(store.get('last_page')).toBe('/refused');
    isFull = false;
    store.set('last_page', '/stored');
    kept.set('last_page', '/of-another-tab');
    expect(store.get('last_page')).toBe('/of-another-tab');
  });
});

it('reads page and campaign from the URL without script', () => {
  expect(attributionWithoutScript(`${home}shopify?utm_source=ad`)).toMatchObject({
    ...{ utmSource: 'ad', utmMedium: '', entryPage: '', lastPage: '/shopify?utm_source=ad' },
    referrer: `${home}shopify?utm_source=ad`,
  });
  expect(attributionWithoutScript('nonsense')).toMatchObject({ referrer: '', lastPage: '' });
});
