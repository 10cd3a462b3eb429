import { expect, it } from 'vitest';
import { emptyCampaign, toAttribution } from '../enquiry/attribution.ts';
import { visitOrigin } from './visit-origin.ts';

it.each([
  ['a campaign', { utm_source: 'news', utm_medium: 'mail' }, '/', 'campaign', ''],
  ['a campaign without a source', { utm_campaign: 'may' }, '/', 'campaign', ''],
  ['a link that names its host', { utm_source: 'chatgpt.com' }, '/', 'campaign', 'chatgpt.com'],
  ['an address as a source', { utm_source: 'ann@a.example' }, '/', 'campaign', ''],
  ['an advert', { utm_source: 'organic' }, '/shopify?gclid=secret', 'advertising', ''],
  ['an advert with a campaign', { utm_source: 'google' }, '/?gclid=secret', 'campaign', ''],
  ['a search', { utm_source: 'organic', utm_medium: 'search' }, '/', 'search', ''],
  ['a page of this site', { utm_source: 'internal', utm_medium: '/a' }, '/', 'this-site', ''],
  ['a site', { utm_source: 'referral', utm_medium: 'news.example' }, '/', 'link', 'news.example'],
  ['nothing known', {}, '', 'link', ''],
])('tells %s', (_, campaign, entryPage, origin, host) => {
  const pages = { referrer: 'https://a.example/?name=Ann', entryPage, lastPage: '/contact' };
  const attribution = toAttribution({ ...emptyCampaign(), ...campaign }, pages);
  expect(visitOrigin(attribution)).toEqual({ origin, host });
});
