/** What a browser posts to /api/enquiries, with an idempotency key of the test's own. */
export const enquiryRequest = (idempotencyKey: string) => ({
  name: 'Thandi Nkosi',
  email: 'thandi@example.com',
  phone: '+27 82 555 0101',
  company: '',
  message: 'We need a shop before the season begins.',
  formType: 'contact',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmTerm: '',
  utmContent: '',
  referrer: '',
  entryPage: '/',
  lastPage: '/contact',
  idempotencyKey,
});

/** Posts it as the hydrated form does. */
export const postEnquiry = (
  origin: string,
  idempotencyKey: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(enquiryRequest(idempotencyKey)),
  });
