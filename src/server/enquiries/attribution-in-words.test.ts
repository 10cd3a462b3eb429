import { expect, it } from 'vitest';
import { attributionInWords } from './attribution-in-words.ts';

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
  ['unknown (sent without script)', {}],
  ['unknown (sent without script), sent from /contact', { last_page: '/contact' }],
  ['came directly, first page /, sent from /contact', { entry_page: '/', last_page: '/contact' }],
  [
    'came directly, first page /shopify',
    { entry_page: '/shopify', last_page: '/shopify' }, // the form stands on the first page
  ],
  [
    'came by Google, campaign spring, first page /shopify',
    { utm_source: 'google', utm_campaign: 'spring', entry_page: '/shopify' },
  ],
  [
    'came by Google, campaign spring, first page /shopify', // the campaign's own link
    {
      utm_source: 'google',
      utm_campaign: 'spring',
      entry_page: '/shopify?utm_source=google&utm_campaign=spring',
      last_page: '/shopify',
    },
  ],
  [
    'came by newsletter (mail), campaign October, search term shops, advert blue',
    {
      utm_source: 'newsletter',
      utm_medium: 'mail',
      utm_campaign: 'October',
      utm_term: 'shops',
      utm_content: 'blue',
    },
  ],
  ['came by a search engine', { utm_source: 'organic', utm_medium: 'search' }],
  ['came by a link on partner.example', { utm_source: 'referral', utm_medium: 'partner.example' }],
  ['came by a link on another site', { utm_source: 'referral' }],
  ['came from our own page /insights', { utm_source: 'internal', utm_medium: '/insights' }],
  ['came from one of our own pages', { utm_source: 'internal' }],
  ['came by a campaign, campaign spring', { utm_campaign: 'spring' }],
  ['came by mail', { utm_medium: 'mail' }],
])('%s', (words, known) => {
  expect(attributionInWords({ ...nothing, ...known })).toBe(words);
});
