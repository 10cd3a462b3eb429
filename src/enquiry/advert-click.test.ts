import { expect, it } from 'vitest';
import { advertOf } from './advert-click.ts';

const enquiry = {
  ...{ utm_source: 'organic', utm_campaign: '', utm_term: '', utm_content: '' },
  ...{ entry_page: '/shopify?gclid=abc', last_page: '/contact' },
};

it.each([
  ['gclid', 'Google Ads'],
  ['gbraid', 'Google Ads'],
  ['wbraid', 'Google Ads'],
  ['msclkid', 'Microsoft Ads'],
  ['fbclid', 'Facebook or Instagram'],
  ['li_fat_id', 'LinkedIn Ads'],
  ['ttclid', 'TikTok Ads'],
])('%s comes from %s', (id, network) => {
  const words = `${network}, by its click id`;
  expect(advertOf({ ...enquiry, entry_page: `/?type=call&${id}=x%20y` })).toBe(words);
});

const google = 'Google Ads, by its click id';
it.each([
  ['whatever the referrer makes the source', { utm_source: 'referral' }, google],
  ['without a referrer', { utm_source: '' }, google],
  ['on the only known page, the form’s own', { entry_page: '', last_page: '/?gclid=1' }, google],
  ['beside an empty campaign', { entry_page: '/?utm_source=&gclid=1' }, google],
  ['beside a campaign’s source', { utm_source: 'newsletter' }, ''],
  ['beside a campaign without a source', { utm_campaign: 'spring' }, ''],
  ['beside a campaign in the landing address', { entry_page: '/?gclid=1&utm_id=7' }, ''],
  ['in the value of another parameter', { entry_page: '/shopify?type=gclid' }, ''],
  ['without a value', { entry_page: '/shopify?gclid=' }, ''],
  ['on a later page than the first', { entry_page: '/', last_page: '/?gclid=1' }, ''],
])('a click id %s: %j comes from %j', (_, values, network) => {
  expect(advertOf({ ...enquiry, ...values })).toBe(network);
});
