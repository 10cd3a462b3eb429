import { describe, expect, it } from 'vitest';
import {
  attributionWithoutScript,
  campaignAfterVisit,
  classifyReferrer,
  emptyCampaign,
} from './attribution.ts';
import { safeStorage } from './safe-storage.ts';
import { createVisit } from './visit.ts';

const home = 'https://northveld.example/';

describe('classification of a referrer', () => {
  it.each([
    ['https://www.google.com/', 'organic', 'search'],
    ['https://www.google.co.za/search?q=x', 'organic', 'search'],
    ['https://BING.com/', 'organic', 'search'],
    ['https://za.search.yahoo.com/', 'organic', 'search'],
    ['https://html.duckduckgo.com/html', 'organic', 'search'],
    ['https://www.baidu.com/s', 'organic', 'search'],
    ['https://yandex.ru/', 'organic', 'search'],
    ['https://news.example.org/story', 'referral', 'news.example.org'],
    ['https://notgoogle.com/', 'referral', 'notgoogle.com'],
    ['https://google.evil.example/', 'referral', 'google.evil.example'],
    ['https://northveld.example/insights?a=1', 'internal', '/insights'],
  ])('%s is %s by %s', (referrer, source, medium) => {
    expect(classifyReferrer(referrer, 'northveld.example')).toEqual({ source, medium });
  });

  it.each(['', 'no address', 'about:blank', 'mailto:a@b.co'])(
    '%j stands for nothing',
    (referrer) => {
      expect(classifyReferrer(referrer, 'northveld.example')).toBeNull();
    },
  );
});

describe('the campaign after a visit', () => {
  const stored = { ...emptyCampaign(), utm_source: 'news', utm_medium: 'mail', utm_term: 'ai' };
  const google = 'https://www.google.com/';
  it.each([
    ['a direct visit', emptyCampaign(), home, '', {}],
    ['a search', emptyCampaign(), home, google, { utm_source: 'organic', utm_medium: 'search' }],
    [
      'parameters',
      emptyCampaign(),
      `${home}?utm_source=a&utm_term=b`,
      google,
      { utm_source: 'a', utm_term: 'b' },
    ],
    ['stored and a search', stored, home, google, stored],
    ['stored and new parameters', stored, `${home}?utm_source=ad`, '', { utm_source: 'ad' }],
    ['stored and empty parameters', stored, `${home}?utm_source=`, '', stored],
    [
      'a campaign without source',
      emptyCampaign(),
      `${home}?utm_campaign=c`,
      google,
      { utm_campaign: 'c', utm_source: 'organic', utm_medium: 'search' },
    ],
    [
      'a campaign with its own medium',
      emptyCampaign(),
      `${home}?utm_medium=m`,
      google,
      { utm_medium: 'm', utm_source: 'organic' },
    ],
  ])('%s', (_, before, address, referrer, expected) => {
    expect(campaignAfterVisit(before, new URL(address), referrer)).toEqual({
      ...emptyCampaign(),
      ...expected,
    });
  });
});

describe('a visit', () => {
  const open = () => {
    const kept = new Map<string, string>();
    const store = {
      get: (key: string) => kept.get(key) ?? '',
      set: (key: string, value: string) => void (value ? kept.set(key, value) : kept.delete(key)),
    };
    return { kept, visit: createVisit(store) };
  };

  it('keeps the first page as entry page and each page as last page, with query string', () => {
    const { kept, visit } = open();
    visit.record(`${home}shopify?utm_source=ad#top`, '');
    visit.record(`${home}contact?a=b`, '');
    expect(Object.fromEntries(kept)).toEqual({
      utm_source: 'ad',
      entry_page: '/shopify?utm_source=ad',
      last_page: '/contact?a=b',
    });
  });

  it('does not take a navigation within the site for a source', () => {
    const { kept, visit } = open();
    visit.record(home, '');
    visit.record(`${home}contact`, '');
    expect(kept.get('utm_source')).toBeUndefined();
  });

  it.each([
    [
      'contact, arrived from elsewhere',
      [`${home}contact`],
      'https://a.example/',
      'https://a.example/',
    ],
    ['contact, arrived directly', [`${home}contact`], '', `${home}contact`],
    ['contact, from within the site', [home, `${home}contact`], 'https://a.example/', home],
    [
      'booking, from within the site',
      [`${home}ai-chat?x=1`, `${home}book-consultation`],
      '',
      `${home}ai-chat?x=1`,
    ],
    ['contact, after its own fragment', [home, `${home}contact`, `${home}contact#map`], '', home],
    ['a service page', [home, `${home}shopify?x=1`], 'https://a.example/', `${home}shopify?x=1`],
  ])('sends the right referrer from %s', (_, pages, documentReferrer, expected) => {
    const { visit } = open();
    for (const page of pages) visit.record(page, documentReferrer);
    expect(visit.attribution(pages.at(-1)!, documentReferrer).referrer).toBe(expected);
  });

  it('goes along with the enquiry under the payload’s names', () => {
    const { visit } = open();
    visit.record(`${home}?utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=o`, '');
    visit.record(`${home}web-apps`, '');
    expect(visit.attribution(`${home}web-apps#enquiry`, '')).toEqual({
      utmSource: 's',
      utmMedium: 'm',
      utmCampaign: 'c',
      utmTerm: 't',
      utmContent: 'o',
      referrer: `${home}web-apps`,
      entryPage: '/?utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=o',
      lastPage: '/web-apps',
    });
  });
});

describe('local storage that fails', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };

  it.each([
    ['blocked', refuse],
    ['missing', () => null as unknown as Storage],
    [
      'full',
      () => ({ getItem: () => null, setItem: refuse, removeItem: refuse }) as unknown as Storage,
    ],
  ])('is kept in memory when it is %s', (_, openStorage) => {
    const visit = createVisit(safeStorage(openStorage));
    visit.record(`${home}?utm_source=ad`, '');
    expect(visit.attribution(home, '')).toMatchObject({
      utmSource: 'ad',
      entryPage: '/?utm_source=ad',
    });
  });

  it('prefers what it could not store to what stands there', () => {
    const store = safeStorage(
      () => ({ getItem: () => 'old', setItem: refuse }) as unknown as Storage,
    );
    store.set('last_page', '/new');
    expect(store.get('last_page')).toBe('/new');
  });
});

describe('a post without script', () => {
  it('knows the address of its page and the campaign in it', () => {
    expect(attributionWithoutScript(`${home}shopify?utm_source=ad`)).toEqual({
      utmSource: 'ad',
      utmMedium: '',
      utmCampaign: '',
      utmTerm: '',
      utmContent: '',
      referrer: `${home}shopify?utm_source=ad`,
      entryPage: '',
      lastPage: '/shopify?utm_source=ad',
    });
    expect(attributionWithoutScript('nonsense')).toMatchObject({ referrer: '', lastPage: '' });
  });
});
