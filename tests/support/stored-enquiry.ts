import type { StoredEnquiry } from '../../scripts/operations/stored-enquiries.ts';
import { toRow } from '../../src/enquiry/enquiry-row.ts';

/** A stored enquiry, with the test's values. */
export const storedEnquiry = (values: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  ...toRow({}, 'key-00000001'),
  id: 1,
  junk: '',
  created_at: '2026-03-04T10:11:12.000Z',
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '+44 20 7946 0101',
  company: '',
  message: 'We need a shop before the season begins.',
  form_type: 'contact',
  utm_source: 'google',
  utm_medium: 'search',
  utm_campaign: '',
  utm_term: '',
  utm_content: '',
  referrer: '',
  entry_page: '/',
  last_page: '/contact',
  ...values,
});
