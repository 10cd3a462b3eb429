import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formPages } from '../../src/enquiry/form-type.ts';
import { honeypotField } from '../../src/enquiry/fields.ts';
import { blankFields } from '../support/enquiry.ts';
import { CHECK_HEADER, checkFields, signCheck } from '../../src/server/enquiries/check-marker.ts';
import { createMetrics } from '../../src/server/ops/metrics.ts';
import { testApp } from '../support/test-app.ts';

/** The form of a service and its page. */
const [formType, servicePage] = [...formPages].find(([type]) => type.endsWith('-consultation'))!;

const values = {
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '+44 20 7946 0123',
  company: 'Mokoena Logistics',
  message: 'We plan routes for 40 lorries by hand.',
};
const enquiry = {
  ...values,
  formType,
  utmSource: 'newsletter',
  utmMedium: 'mail',
  utmCampaign: 'spring',
  utmTerm: '',
  utmContent: '',
  referrer: `https://www.example.com${servicePage}`,
  entryPage: '/?utm_source=newsletter',
  lastPage: servicePage,
  idempotencyKey: '9b2f4c1e-0000-4000-8000-000000000001',
};
const bad = { name: 'T', email: 'thandi@', phone: '12345', company: 'M', message: 'too short' };
const messages = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  company: 'Company name must be at least 2 characters.',
  message: 'Message must be at least 10 characters.',
};

const setUp = async (overrides: Parameters<typeof testApp>[0] = {}) => {
  const { app, ...rest } = await testApp(overrides);
  const path = '/api/enquiries';
  return {
    ...rest,
    app,
    json: (body: object) => request(app).post(path).send(body),
    form: (body: Record<string, string>) => request(app).post(path).type('form').send(body),
  };
};
type Shown = {
  path: string;
  failure: { formType: string; values: object; errors: object; message?: string };
};
const shown = (response: request.Response) => JSON.parse(response.text) as Shown;

describe('POST /api/enquiries as JSON', () => {
  it('sends exactly the payload to the function, with the key in a header', async () => {
    const { json, standIn } = await setUp();
    const response = await json({ ...enquiry, marketing: true, page: servicePage });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ ok: true });
    expect(response.headers['cache-control']).toBe('no-store');
    const { idempotencyKey, ...payload } = enquiry;
    expect(standIn.calls).toHaveLength(1);
    expect(standIn.calls[0]).toMatchObject({
      method: 'POST',
      path: '/functions/v1/process-form-submission',
      headers: { 'idempotency-key': idempotencyKey, apikey: standIn.anonKey },
    });
    expect(standIn.calls[0]!.body).toEqual({ ...blankFields, ...payload });
  });

  it('answers 422 with a message for each invalid field', async () => {
    const { json, standIn } = await setUp();
    const response = await json({ ...enquiry, ...bad });
    expect(response.status).toBe(422);
    expect(response.body).toEqual({ errors: messages });
    expect(standIn.calls).toHaveLength(0);
  });

  it.each(['fails', 'sends invalid JSON', 'is unreachable'] as const)(
    'answers 502 while the backend %s, and logs it without values of the enquiry',
    async (mode) => {
      const { json, lines, standIn } = await setUp();
      standIn.mode = mode;
      const response = await json(enquiry);
      expect(response.status).toBe(502);
      expect(response.body).toEqual({ error: expect.stringContaining('try again') });
      const logged = JSON.stringify(lines);
      expect(logged).toContain('enquiry failed');
      expect(logged).not.toMatch(/thandi|lorries|27 82/i);
    },
  );

  it('logs nothing of a malformed body', async () => {
    const { app, lines } = await setUp();
    for (const type of ['json', 'form'])
      await request(app).post('/api/enquiries').type(type).send('{"email":"thandi@example.com"');
    expect(lines.filter(({ msg }) => msg === 'request refused').length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain('thandi');
  });

  it.each(['get', 'head', 'put', 'delete'] as const)('answers 405 to %s', async (method) => {
    const { app } = await setUp();
    const response = await request(app)[method]('/api/enquiries');
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('POST');
  });

  it('does not count requests from another site for the rate limit', async () => {
    const { json } = await setUp({ enquiryRateLimit: 1 });
    for (let count = 0; count < 3; count += 1)
      expect((await json(enquiry).set('Sec-Fetch-Site', 'cross-site')).status).toBe(403);
    expect((await json(enquiry)).status).toBe(201);
  });
});

it('answers a bot like a visitor, by both ways, and stores nothing', async () => {
  const { json, form, standIn } = await setUp();
  const script = await json({ ...enquiry, [honeypotField]: 'https://spam.example' });
  expect([script.status, script.body]).toEqual([201, { ok: true }]);
  expect((await form({ ...values, [honeypotField]: 'spam' })).status).toBe(303);
  expect(standIn.calls).toHaveLength(0);
});

describe('POST /api/enquiries from a form without script', () => {
  it.each([
    ['contact', '/thank-you?type=contact'],
    [formType, '/thank-you?type=consultation'],
  ])('redirects to the thank-you page of %s', async (formType, target) => {
    const { form, standIn } = await setUp();
    const response = await form({ ...values, formType });
    expect(response.status).toBe(303);
    expect(response.headers.location).toBe(target);
    expect([...standIn.enquiries.values()]).toEqual([expect.objectContaining(values)]);
  });

  it('stores one enquiry for a double click, two for different values or another hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:30:00Z') }); // not at the full hour
    onTestFinished(() => void vi.useRealTimers());
    const { form, standIn } = await setUp();
    await Promise.all([form({ ...values }), form({ ...values })]);
    expect(standIn.enquiries.size).toBe(1);
    const [key = ''] = standIn.enquiries.keys();
    // A client’s key in the format of the server’s keys is ignored.
    await form({ ...values, message: 'And another ten lorries.', idempotencyKey: key });
    expect(standIn.enquiries.size).toBe(2);
    vi.setSystemTime(new Date('2026-11-23T11:30:00Z'));
    await form(values);
    expect(standIn.enquiries.size).toBe(3);
  });

  it.each([
    [
      'from the Referer',
      { formType: 'contact', page: '/contact' },
      'https://www.example.com/contact?utm_source=flyer&utm_campaign=expo',
      {
        utmSource: 'flyer',
        utmCampaign: 'expo',
        referrer: 'https://www.example.com/contact?utm_source=flyer&utm_campaign=expo',
        lastPage: '/contact?utm_source=flyer&utm_campaign=expo',
        entryPage: '',
      },
    ],
    [
      'that a script has put into the form',
      { utmSource: 'flyer', entryPage: '/insights', lastPage: '/contact' },
      'https://www.example.com/contact',
      { utmSource: 'flyer', entryPage: '/insights', lastPage: '/contact' },
    ],
    [
      'from the form’s page if the Referer is of another site',
      { page: servicePage },
      'https://evil.example/x?utm_source=y',
      {
        utmSource: '',
        referrer: `https://www.example.com${servicePage}`,
        lastPage: servicePage,
      },
    ],
  ])('takes the attribution %s', async (_name, fields, referer, attribution) => {
    const { form, standIn } = await setUp();
    await form({ ...values, ...fields }).set('Referer', referer);
    expect([...standIn.enquiries.values()]).toEqual([expect.objectContaining(attribution)]);
  });

  it.each([...formPages])('shows a refused form %s on %s', async (formType, page) => {
    const { form } = await setUp();
    const response = await form({ ...bad, formType, page });
    expect([response.status, response.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(shown(response)).toEqual({
      path: page,
      failure: { formType, values: bad, errors: messages },
    });
  });

  it.each([
    ['has no page', { formType }],
    ['has no form type', {}],
    ['has a page without a form', { formType: 'contact', page: '/' }],
    ['has the page of another form', { formType: 'contact', page: servicePage }],
    ['has a page of another site', { formType: 'contact', page: '//evil.example' }],
    ['has an unknown form type', { formType: 'toString', page: servicePage }],
  ])('shows the contact form with the entered values if a post %s', async (_name, hidden) => {
    const { form } = await setUp();
    const response = await form({ ...bad, ...hidden }).set('Referer', 'https://www.example.com/');
    expect(response.status).toBe(422);
    expect(shown(response)).toEqual({
      path: '/contact',
      failure: { formType: 'contact', values: bad, errors: messages },
    });
  });

  it('shows the entered values and a message while the backend fails', async () => {
    const { form, standIn } = await setUp();
    standIn.mode = 'fails';
    const response = await form({ ...values, formType: 'contact', page: '/contact' });
    expect(response.status).toBe(502);
    expect(shown(response)).toEqual({
      path: '/contact',
      failure: {
        formType: 'contact',
        values,
        errors: {},
        message: expect.stringContaining('try again'),
      },
    });
  });

  it('answers 429, 413 and 403 with a plain page', async () => {
    const { form } = await setUp({ enquiryRateLimit: 2 });
    const foreign = await form(values).set('Sec-Fetch-Site', 'cross-site');
    const large = await form({ ...values, message: 'x'.repeat(70_000) });
    await form(values);
    const limited = await form(values);
    for (const [response, status, words] of [
      [foreign, 403, 'our own pages'],
      [large, 413, '64 kB'],
      [limited, 429, '15 minutes'],
    ] as const) {
      expect(response.status).toBe(status);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.text).toContain(words);
    }
  });
});

describe('POST /api/enquiries with the marker of a check', () => {
  const checkSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const marker = (way: 'script' | 'form') => signCheck(checkSecret, way, checkFields, new Date());

  const counting = async (overrides: Parameters<typeof testApp>[0] = { checkSecret }) => {
    const metrics = createMetrics();
    const counted = async (outcome: string) => {
      const text = await metrics.registry.metrics();
      return Number(
        new RegExp(`^enquiries_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
      );
    };
    return { ...(await setUp({ metrics, ...overrides })), counted };
  };

  it('stores it as a check, by both ways, and counts it apart', async () => {
    const { json, form, counted, standIn } = await counting();
    const script = await json({ ...checkFields, idempotencyKey: 'key-00000001' }).set(
      CHECK_HEADER,
      marker('script'),
    );
    const plain = await form({ ...checkFields, page: '/contact' }).set(
      CHECK_HEADER,
      marker('form'),
    );
    expect([script.status, plain.status]).toEqual([201, 303]);
    expect([...standIn.enquiries.keys()]).toEqual([
      expect.stringMatching(/^~check:script:[0-9a-f]{32}$/),
      expect.stringMatching(/^~check:form:[0-9a-f]{32}$/),
    ]);
    expect([await counted('check'), await counted('stored')]).toEqual([2, 0]);
  });

  it('refuses a marker that was used before', async () => {
    const { json, counted, standIn } = await counting();
    const used = marker('script');
    expect((await json(checkFields).set(CHECK_HEADER, used)).status).toBe(201);
    expect((await json(checkFields).set(CHECK_HEADER, used)).status).toBe(403);
    expect(standIn.enquiries.size).toBe(1);
    expect([await counted('check'), await counted('invalid')]).toEqual([1, 1]);
  });

  it.each([
    ['a forged one', { checkSecret }, 'forged'],
    ['an empty one', { checkSecret }, ''],
    ['one of the other way', { checkSecret }, marker('form')],
    ['every one without a secret', {}, marker('script')],
  ])('refuses %s like any other refused enquiry', async (_, overrides, value) => {
    const { json, counted, standIn } = await counting(overrides);
    const response = await json(checkFields).set(CHECK_HEADER, value);
    expect(response.status).toBe(403);
    expect(standIn.calls).toHaveLength(0);
    expect([await counted('check'), await counted('invalid')]).toEqual([0, 1]);
  });

  it('does not hide another enquiry with the marker of a check', async () => {
    const { json, standIn } = await counting();
    expect((await json(enquiry).set(CHECK_HEADER, marker('script'))).status).toBe(403);
    expect(standIn.calls).toHaveLength(0);
  });

  it('limits, validates and fails it like any other', async () => {
    const { json, standIn } = await counting({ checkSecret, enquiryRateLimit: 2 });
    expect((await json(bad).set(CHECK_HEADER, marker('script'))).status).toBe(422);
    standIn.mode = 'fails';
    expect((await json(checkFields).set(CHECK_HEADER, marker('script'))).status).toBe(502);
    expect((await json(checkFields).set(CHECK_HEADER, marker('script'))).status).toBe(429);
  });

  it('takes no key of a check from a client', async () => {
    const { json, standIn } = await counting();
    await json({ ...enquiry, idempotencyKey: '~check:script:0123456789' });
    expect([...standIn.enquiries.keys()]).toEqual([expect.stringMatching(/^~[0-9a-f]{64}$/)]);
  });
});
