import { developers } from '../developers/developers.ts';
import { site } from '../site.ts';
import { kindsNoteOf } from '../words/samples.ts';
import { contactPeople } from './contact-people.ts';
import { contractTerms } from './contract-terms.ts';
import { officePlaces } from './offices.ts';
import { prices, reviewPrice, supportPrice } from './prices.ts';
import { company } from './promises.ts';

/** The footer's note on the company's own samples. For the server: browsers needn't load all records. */
export const companySamplesNote = kindsNoteOf({
  prices: [...Object.values(prices), reviewPrice, supportPrice],
  terms: contractTerms,
  people: [...contactPeople, ...developers],
  offices: officePlaces,
  'company details': [company, site.company],
  contacts: [site.contact],
  'social accounts': site.social,
});
