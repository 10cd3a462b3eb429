import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formPages } from '../../src/content/navigation/form-types.ts';
import { fieldNames, honeypotField } from '../../src/enquiry/fields.ts';
import { enquiryRequest } from '../support/enquiry.ts';
import { createMetrics } from '../../src/server/ops/metrics.ts';
import { testApp } from '../support/test-app.ts';

/** The form of a service and its page. */
const [formType, servicePage] = [...formPages].find(([type]) => type.endsWith('-consultation'))!;

/** The form's hidden fields, and what a visitor has typed. */
const enquiry = enquiryRequest('9b2f4c1e-0000-4000-8000-000000000001');
const values = Object.fromEntries(fieldNames.map((name) => [name, enquiry[name] ?? '']));
const bad = { ...values, name: 'T' };
const errors = { name: 'Name must be at least 2 characters.' };

const setUp = async (overrides: Parameters<typeof testApp>[0] = {}) => {
  const metrics = createMetrics();
  const { app, ...rest } = await testApp({ metrics, ...overrides });
  const path = '/api/enquiries';
  /** The counted outcomes. */
  const counted = async (): Promise<unknown> => {
    const text = await metrics.registry.metrics();
    const outcomes = text.matchAll(/^enquiries_total\{outcome="(\w+)"\} ([1-9]\d*)$/gm);
    return Object.fromEntries([...outcomes].map(([, outcome, count]) => [outcome, Number(count)]));
  };
  return {
    ...rest,
    app,
    counted,
    json: (body: object) => request(app).post(path).send(body),
    form: (body: Record<string, string>) => request(app).post(path).type('form').send(body),
  };
};

describe('POST /api/enquiries as JSON', () => {
  it('sends exactly the payload to the function, with the key in a header', async () => {
    const { json, standIn, counted } = await setUp();
    const response = await json({ ...enquiry, marketing: true, page: servicePage });
    expect([response.status, response.body]).toEqual([201, { ok: true }]);
    expect(response.headers['cache-control']).toBe('no-store');
    const { idempotencyKey, ...body } = enquiry;
    expect(standIn.calls).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/functions/v1/process-form-submission',
        headers: expect.objectContaining({
          'idempotency-key': idempotencyKey,
          apikey: standIn.anonKey,
        }),
        body,
      }),
    ]);
    expect(await counted()).toEqual({ stored: 1 });
  });

  it('answers 422 with the messages', async () => {
    const { json, standIn, counted } = await setUp();
    const response = await json({ ...enquiry, ...bad });
    expect([response.status, response.body]).toEqual([422, { errors }]);
    expect(standIn.calls).toHaveLength(0);
    expect(await counted()).toEqual({ invalid: 1 });
  });

  it('answers 502 while the backend fails, and logs it without values of the enquiry', async () => {
    const { json, lines, standIn, counted } = await setUp();
    standIn.mode = 'fails';
    const response = await json(enquiry);
    expect(response.status).toBe(502);
    expect(response.body).toEqual({ error: expect.stringContaining('try again') });
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'enquiry failed', formType }));
    expect(JSON.stringify(lines)).not.toMatch(/thandi|lorries|7946/i);
    expect(await counted()).toEqual({ failed: 1 });
  });

  it('logs nothing from a malformed body', async () => {
    const { app, lines } = await setUp();
    for (const type of ['json', 'form'])
      await request(app).post('/api/enquiries').type(type).send('{"email":"thandi@example.com"');
    expect(lines.filter(({ msg }) => msg === 'request refused').length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain('thandi');
  });

  it.each(['get', 'head', 'put', 'delete'] as const)('answers 405 to %s', async (method) => {
    const { app } = await setUp();
    const response = await request(app)[method]('/api/enquiries');
    expect([response.status, response.headers.allow]).toEqual([405, 'POST']);
  });
});

it('answers a bot like a visitor, with and without script, and stores nothing', async () => {
  const { json, form, standIn, counted } = await setUp();
  const script = await json({ ...enquiry, [honeypotField]: 'https://spam.example' });
  expect([script.status, script.body]).toEqual([201, { ok: true }]);
  expect((await form({ ...values, [honeypotField]: 'spam' })).status).toBe(303);
  expect(standIn.calls).toHaveLength(0);
  expect(await counted()).toEqual({ honeypot: 2 });
});

it('stores junk and answers its sender like a visitor, with and without script', async () => {
  const { json, form, standIn, counted } = await setUp();
  const hasty = await json({ ...enquiry, elapsedMs: 1_200 });
  expect([hasty.status, hasty.body]).toEqual([201, { ok: true }]);
  expect((await form({ ...values, website: 'https://spam.example' })).status).toBe(303);
  await json({ ...enquiry, elapsedMs: 30_000, idempotencyKey: 'key-00000002' });
  expect(standIn.calls.map(({ headers }) => headers['enquiry-signs'])).toEqual([
    'haste',
    'site field',
    '',
  ]);
  expect(standIn.calls.map(({ body }) => Object.keys(body as object).length)).toEqual(
    Array(3).fill(Object.keys(enquiry).length - 1),
  );
  expect(await counted()).toEqual({ junk: 2, stored: 1 });
});

describe('POST /api/enquiries from a form without script', () => {
  it('redirects to the thank-you page of its form', async () => {
    const { form, standIn } = await setUp();
    const response = await form({ ...values, formType });
    expect(response.status).toBe(303);
    expect(response.headers.location).toBe('/thank-you?type=consultation');
    expect([...standIn.enquiries.values()]).toEqual([expect.objectContaining(values)]);
  });

  it('stores one enquiry for a double click, two for different values or another hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:30:00Z') }); // not at the full hour
    onTestFinished(() => void vi.useRealTimers());
    const { form, standIn } = await setUp();
    await Promise.all([form(values), form(values)]);
    expect(standIn.enquiries.size).toBe(1);
    await form({ ...values, message: 'And another ten lorries.' });
    expect(standIn.enquiries.size).toBe(2);
    vi.setSystemTime(new Date('2026-11-23T11:30:00Z'));
    await form(values);
    expect(standIn.enquiries.size).toBe(3);
  });

  it.each([
    [
      'from the Referer',
      { page: '/contact' },
      'https://www.example.com/contact?utm_source=flyer',
      {
        utmSource: 'flyer',
        referrer: 'https://www.example.com/contact?utm_source=flyer',
        lastPage: '/contact?utm_source=flyer',
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
      { utmSource: '', referrer: `https://www.example.com${servicePage}`, lastPage: servicePage },
    ],
  ])('takes the attribution %s', async (_name, fields, referer, attribution) => {
    const { form, standIn } = await setUp();
    await form({ ...values, ...fields }).set('Referer', referer);
    expect([...standIn.enquiries.values()]).toEqual([expect.objectContaining(attribution)]);
  });

  const contact = ['contact', '/contact'] as const;
  it.each<[string, Record<string, string>, readonly [string, string]]>([
    ...[...formPages].map(
      (itself): [string, { formType: string; page: string }, [string, string]] => [
        `${itself[0]} on its page`,
        { formType: itself[0], page: itself[1] },
        itself,
      ],
    ),
    ['without a page on /contact', { formType }, contact],
    ['without a type on /contact', {}, contact],
    ['of another page on /contact', { formType: 'contact', page: servicePage }, contact],
    ['of another site on /contact', { formType, page: '//evil.example' }, contact],
    ['of an unknown type on /contact', { formType: 'toString', page: servicePage }, contact],
  ])('shows a refused form %s', async (_, hidden, [shown, path]) => {
    const { form } = await setUp();
    const response = await form({ ...bad, ...hidden });
    expect([response.status, response.headers['cache-control']]).toEqual([422, 'no-store']);
    const returnedForm = { formType: shown, values: bad, errors };
    expect(JSON.parse(response.text)).toEqual({ path, returnedForm });
  });

  it('says what is too long, and keeps every character', async () => {
    const { form } = await setUp();
    const long = { ...values, message: 'x'.repeat(6_048), phone: '1'.repeat(60) };
    const response = await form({ ...long, formType: 'contact', page: '/contact' });
    expect(response.status).toBe(422);
    const errors = {
      phone: 'Phone number can be at most 40 characters.',
      message: 'Message can be at most 5000 characters.',
    };
    const returnedForm = { formType: 'contact', values: long, errors };
    expect(JSON.parse(response.text)).toEqual({ path: '/contact', returnedForm });
  });

  it('shows the entered values and a message while the backend fails', async () => {
    const { form, standIn } = await setUp();
    standIn.mode = 'fails';
    const response = await form({ ...values, formType: 'contact', page: '/contact' });
    expect(response.status).toBe(502);
    const message = expect.stringContaining('try again');
    const returnedForm = { formType: 'contact', values, errors: {}, message };
    expect(JSON.parse(response.text)).toEqual({ path: '/contact', returnedForm });
  });

  it('answers 429, 413 and 403 with a plain page, and does not count other sites’ requests', async () => {
    const { form, counted } = await setUp({ enquiryRateLimit: 2 });
    const foreign = await form(values).set('Sec-Fetch-Site', 'cross-site');
    const large = await form({ ...values, message: 'x'.repeat(70_000) });
    expect((await form(values)).status).toBe(303);
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
    const neighbour = await form(values).set('X-Forwarded-For', '192.0.2.1');
    expect(neighbour.status, 'another visitor behind the proxy').toBe(303);
    expect(await counted()).toEqual({ stored: 2, limited: 1 });
  });
});
