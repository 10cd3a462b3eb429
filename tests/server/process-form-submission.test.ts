import { expect, it, vi } from 'vitest';
import { toRow, type EnquiryRow } from '../../src/enquiry/enquiry-row.ts';
import { createHandler } from '../../supabase/functions/process-form-submission/handler.ts';

const valid = {
  name: 'Thandi',
  email: 't@example.com',
  phone: '082 555 0101',
  message: 'We need an app.',
  formType: 'contact',
};

function setUp(store = async () => {}) {
  const rows: (EnquiryRow & { junk: string })[] = [];
  const logError = vi.fn();
  const handle = createHandler({
    mayCall: (key) => key === 'good-key',
    store: async (row) => {
      await store();
      const known = rows.find(({ idempotency_key }) => idempotency_key === row.idempotency_key);
      if (!known) rows.push(row);
      return { inserted: !known, junk: (known ?? row).junk };
    },
    listSince: async () => rows,
    logError,
  });
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    handle(
      new Request('http://x/functions/v1/process-form-submission', {
        method: 'POST',
        headers: { apikey: 'good-key', 'Idempotency-Key': 'key-00000001', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return { handle, post, rows, logError };
}

it('stores an enquiry, with absent fields as empty text', async () => {
  const { post, rows } = setUp();
  const response = await post({ ...valid, company: null, utmSource: 'google' });
  expect([response.status, await response.json()]).toEqual([
    200,
    { ok: true, inserted: true, junk: false },
  ]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(rows).toEqual([{ ...toRow({ ...valid, utmSource: 'google' }, 'key-00000001'), junk: '' }]);
});

it('reports that a repeated key inserted nothing', async () => {
  const { post, rows } = setUp();
  await post(valid);
  const repeated = await post({ ...valid, message: 'Another text altogether.' });
  expect([repeated.status, await repeated.json()]).toEqual([
    200,
    { ok: true, inserted: false, junk: false },
  ]);
  expect(rows).toHaveLength(1);
});

it('generates a key for a request without one', async () => {
  const { handle, rows } = setUp();
  const init = { method: 'POST', headers: { apikey: 'good-key' }, body: JSON.stringify(valid) };
  await handle(new Request('http://x/', init));
  await handle(new Request('http://x/', init));
  expect(new Set(rows.map(({ idempotency_key }) => idempotency_key)).size).toBe(2);
});

it.each([
  ['a missing field', { ...valid, name: undefined }, 'name'],
  ['a blank message', { ...valid, message: ' \n   ' }, 'message'],
  ['an invalid email address', { ...valid, email: 'nobody' }, 'email'],
  ['a number instead of text', { ...valid, phone: 27825550101 }, 'phone'],
  ['an oversized value', { ...valid, referrer: 'x'.repeat(4001) }, 'referrer'],
  ['a NUL character', { ...valid, message: 'hello \0 hello' }, 'message'],
  ['a line break in a name', { ...valid, name: 'Thandi\nEmail: x@example.com' }, 'name'],
  ['a carriage return', { ...valid, message: 'We need\r\nan app.' }, 'message'],
  ['a lone surrogate', { ...valid, company: 'Acme \ud800' }, 'company'],
])('answers 422 to %s', async (_, body, field) => {
  const { post, rows } = setUp();
  const response = await post(body);
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual([field]);
  expect(rows).toEqual([]);
});

it('ignores unknown fields', async () => {
  const { post, rows } = setUp();
  const body = `{"__proto__": {"name": "x"}, "no_field": "R5 000", ${JSON.stringify(valid).slice(1)}`;
  expect((await post(body)).status).toBe(200);
  expect(rows).toEqual([{ ...toRow(valid, 'key-00000001'), junk: '' }]);
});

it.each<[string, unknown, number, Record<string, string>?]>([
  ['invalid JSON', '{', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['more than 64 KiB', { ...valid, message: 'x'.repeat(70_000) }, 413],
  ['another API key', valid, 401, { apikey: 'other' }],
  ['an invalid idempotency key', valid, 400, { 'Idempotency-Key': 'short' }],
])('refuses %s', async (_, body, status, headers) => {
  expect((await setUp().post(body, headers)).status).toBe(status);
});

it('keeps line breaks and tabs of the message, and characters beyond the first plane', async () => {
  const { post, rows } = setUp();
  const message = 'We need:\n\tan app 👩🏽‍💻';
  expect((await post({ ...valid, message })).status).toBe(200);
  expect(rows[0]!.message).toBe(message);
});

it('reads no more than 64 KiB of a body without a length', async () => {
  const { handle, rows } = setUp();
  let isCancelled = false;
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024).fill(32)),
    cancel() {
      isCancelled = true;
    },
  });
  const headers = { apikey: 'good-key' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const endless = new Request('http://x/', init);
  expect((await handle(endless)).status).toBe(413);
  expect(isCancelled).toBe(true);
  expect(rows).toEqual([]);
});

it('answers 405 to other methods, and no other origin', async () => {
  const { handle } = setUp();
  const get = await handle(new Request('http://x/'));
  expect([get.status, get.headers.get('Allow')]).toEqual([405, 'POST']);
  const preflight = await handle(new Request('http://x/', { method: 'OPTIONS' }));
  expect(preflight.status).toBe(405);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

it('answers 500 if storing fails, and logs the reason without values of the enquiry', async () => {
  const { post, logError } = setUp(() => Promise.reject(new Error('disk full')));
  expect((await post(valid)).status).toBe(500);
  expect(logError).toHaveBeenLastCalledWith('An enquiry could not be stored: disk full');
});

it('marks junk by the signals of the post and by others’ enquiries, and reports it for a repeat, too', async () => {
  const { post, rows } = setUp();
  const hasty = await post(valid, { 'Enquiry-Signs': 'site field,haste' });
  expect([hasty.status, await hasty.json()]).toEqual([
    200,
    { ok: true, inserted: true, junk: true },
  ]);
  const repeated = await post(valid);
  expect(await repeated.json()).toEqual({ ok: true, inserted: false, junk: true });
  const message = 'We sell cheap traffic for your website.';
  for (const sender of ['ann', 'bob', 'cy'])
    await post(
      { ...valid, message, email: `${sender}@example.com` },
      { 'Idempotency-Key': `key-of-${sender}` },
    );
  expect(rows.map(({ junk }) => junk)).toEqual([
    expect.stringContaining('two seconds'),
    '',
    '',
    'a text of three senders',
  ]);
});
