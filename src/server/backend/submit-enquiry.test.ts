import { createClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import { submitEnquiry } from './submit-enquiry.ts';

const payload = { name: 'Thandi', formType: 'contact' } as EnquiryPayload;

function clientOf(answer: (request: Request) => Response | Promise<Response>) {
  return createClient('http://project.test', 'anon-key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async (input, init) => answer(new Request(input, init)) },
  });
}

it('sends exactly the payload, the key in a header, to the function', async () => {
  let seen: Request | undefined;
  let body: unknown;
  const client = clientOf(async (request) => {
    seen = request;
    body = await request.json();
    return Response.json({ ok: true });
  });
  await submitEnquiry(client, payload, 'key-00000001', { timeoutMs: 1000 });
  expect(seen!.method).toBe('POST');
  expect(seen!.url).toBe('http://project.test/functions/v1/process-form-submission');
  expect(seen!.headers.get('Idempotency-Key')).toBe('key-00000001');
  expect(seen!.headers.get('apikey')).toBe('anon-key');
  expect(body).toEqual(payload);
});

it('gives status and text of a refusal', async () => {
  const client = clientOf(() => new Response('out of order', { status: 500 }));
  await expect(submitEnquiry(client, payload, 'k', { timeoutMs: 1000 })).rejects.toMatchObject({
    reason: 'refused',
    status: 500,
    message: 'The enquiry was not taken (refused): 500 out of order',
  });
});

it('does not wait for the end of a refusal that never ends', async () => {
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
  });
  const client = clientOf(() => new Response(endless, { status: 502 }));
  await expect(submitEnquiry(client, payload, 'k', { timeoutMs: 20 })).rejects.toMatchObject({
    reason: 'refused',
    status: 502,
  });
});

it('tells a backend that is away from one that is slow', async () => {
  const away = clientOf(() => Promise.reject(new TypeError('fetch failed')));
  await expect(submitEnquiry(away, payload, 'k', { timeoutMs: 1000 })).rejects.toMatchObject({
    reason: 'unreachable',
    status: undefined,
  });
  const slow = clientOf(
    (request) =>
      new Promise((_, reject) =>
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
      ),
  );
  await expect(submitEnquiry(slow, payload, 'k', { timeoutMs: 20 })).rejects.toMatchObject({
    reason: 'timeout',
  });
});
