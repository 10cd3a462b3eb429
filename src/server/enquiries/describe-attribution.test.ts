import { expect, it } from 'vitest';
import { describeAttribution } from './describe-attribution.ts';

const nothing = {
  ...{ utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' },
  ...{ entry_page: '', last_page: '' },
};
const spring = { utm_source: 'google', utm_campaign: 'spring' };
const mail = { utm_source: 'newsletter', utm_medium: 'mail' };
const search = { utm_source: 'organic', utm_medium: 'search' };
const tagged = '/shopify?utm_source=google&utm_campaign=spring';

it.each([
  ['Unknown (sent without script)', {}],
  ['Unknown (sent without script), sent from /contact', { last_page: '/contact' }],
  ['Direct, first page /, sent from /contact', { entry_page: '/', last_page: '/contact' }],
  // The first page contains the form.
  ['Direct, first page /shopify', { entry_page: '/shopify', last_page: '/shopify' }],
  ['google, campaign spring, first page /shopify', { ...spring, entry_page: '/shopify' }],
  [
    'google, campaign spring, first page /shopify',
    { ...spring, entry_page: tagged, last_page: '/shopify' },
  ],
  [
    'newsletter (mail), campaign October, search term shops, advert blue',
    { ...mail, utm_campaign: 'October', utm_term: 'shops', utm_content: 'blue' },
  ],
  [
    'Google Ads, by its click id, first page /shopify, sent from /contact',
    { ...search, entry_page: '/shopify?gclid=abc', last_page: '/contact' },
  ],
  ['Search engine', search],
  ['Link on partner.example', { utm_source: 'referral', utm_medium: 'partner.example' }],
  ['Link on another site', { utm_source: 'referral' }],
  ['Our own page /insights', { utm_source: 'internal', utm_medium: '/insights' }],
  ['One of our own pages', { utm_source: 'internal' }],
  ['Unnamed, campaign spring', { utm_campaign: 'spring' }],
  ['mail', { utm_medium: 'mail' }],
])('%s', (words, known) => {
  expect(describeAttribution({ ...nothing, ...known })).toBe(words);
});
