import { expect, it } from 'vitest';
import { advertOf, clickIdOf } from './advert-click.ts';
import { clickIds } from './attribution.ts';

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
])('%s is told as %s', (id, network) => {
  expect(clickIds).toContain(id);
  const words = `${network}, by its click id`;
  expect(advertOf({ ...enquiry, entry_page: `/?type=call&${id}=x%20y` })).toBe(words);
});

it.each([
  ['whatever the referrer makes the source', { utm_source: 'referral' }],
  ['without a referrer', { utm_source: '' }],
  ['on the form’s own page, where it is known alone', { entry_page: '', last_page: '/?gclid=1' }],
])('is told %s', (_, values) => {
  expect(advertOf({ ...enquiry, ...values })).toBe('Google Ads, by its click id');
});

it.each([
  ['a campaign’s source', { utm_source: 'newsletter' }],
  ['a campaign without a source', { utm_campaign: 'spring' }],
  ['a campaign in the landing address', { entry_page: '/?gclid=1&utm_id=7' }],
  ['no click id', { entry_page: '/shopify?type=gclid' }],
  ['an empty click id', { entry_page: '/shopify?gclid=' }],
  ['a click id on a later page than the first', { entry_page: '/', last_page: '/?gclid=1' }],
])('is not told beside %s', (_, values) => {
  expect(advertOf({ ...enquiry, ...values })).toBe('');
});

it('is not hidden by an empty campaign parameter', () => {
  expect(clickIdOf('/?utm_source=&wbraid=1')).toBe('wbraid');
});
