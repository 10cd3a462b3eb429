import { expect, it } from 'vitest';
import { describeAttribution } from './mail-message.ts';

const nothing = {
  utm_source: '',
  utm_medium: '',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
  entry_page: '',
  last_page: '',
};

it.each([
  ['Unknown (sent without script)', {}],
  ['Unknown (sent without script), sent from /contact', { last_page: '/contact' }],
  ['Direct, first page /, sent from /contact', { entry_page: '/', last_page: '/contact' }],
  [
    'Direct, first page /shopify',
    { entry_page: '/shopify', last_page: '/shopify' }, // the first page contains the form
  ],
  [
    'Google, campaign spring, first page /shopify',
    { utm_source: 'google', utm_campaign: 'spring', entry_page: '/shopify' },
  ],
  [
    'Google, campaign spring, first page /shopify', // with the campaign's parameters in the URL
    {
      utm_source: 'google',
      utm_campaign: 'spring',
      entry_page: '/shopify?utm_source=google&utm_campaign=spring',
      last_page: '/shopify',
    },
  ],
  [
    'newsletter (mail), campaign October, search term shops, advert blue',
    {
      utm_source: 'newsletter',
      utm_medium: 'mail',
      utm_campaign: 'October',
      utm_term: 'shops',
      utm_content: 'blue',
    },
  ],
  [
    'Google Ads, by its click id, first page /shopify, sent from /contact',
    {
      utm_source: 'organic',
      utm_medium: 'search',
      entry_page: '/shopify?gclid=abc',
      last_page: '/contact',
    },
  ],
  ['Search engine', { utm_source: 'organic', utm_medium: 'search' }],
  ['Link on partner.example', { utm_source: 'referral', utm_medium: 'partner.example' }],
  ['Link on another site', { utm_source: 'referral' }],
  ['Our own page /insights', { utm_source: 'internal', utm_medium: '/insights' }],
  ['One of our own pages', { utm_source: 'internal' }],
  ['Unnamed, campaign spring', { utm_campaign: 'spring' }],
  ['mail', { utm_medium: 'mail' }],
])('%s', (words, known) => {
  expect(describeAttribution({ ...nothing, ...known })).toBe(words);
});
