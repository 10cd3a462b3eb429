import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { listen } from '../../../tests/support/listen.ts';
import { openSupabase } from './supabase.ts';

const never = new AbortController().signal;

/** A backend on a fake project with the given responses; tests/contract has a real project. */
async function projectWith(respond: RequestListener) {
  const url = `http://127.0.0.1:${await listen(respond)}`;
  return openSupabase({ url, anonKey: 'key', enquiryTimeoutMs: 2_000 });
}

const store = (backend: Awaited<ReturnType<typeof projectWith>>) =>
  backend.storeEnquiry(enquiryPayload(), 'key-00000001');

const json =
  (status: number, body: string): RequestListener =>
  (_req, res) =>
    void res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);

const html =
  (status: number, body = '<h1>Back soon</h1>'): RequestListener =>
  (_req, res) =>
    void res.writeHead(status, { 'Content-Type': 'text/html' }).end(body);

it.each<[string, RequestListener, object]>([
  ...['{"title":"Contact"}', '[]', 'null', '"ok"', '{"ok":false}', '{"ok":"true"}'].map(
    (body): [string, RequestListener, object] => [
      `200 and ${body}`,
      json(200, body),
      { message: expect.stringContaining('process-form-submission') },
    ],
  ),
  ['HTML', html(200), {}],
  [
    'an error, without its text, which may quote the visitor',
    json(500, 'out of order'),
    { status: 500, message: 'The enquiry was not stored (answered): the project answered 500' },
  ],
  ['404', json(404, '{}'), { message: expect.stringContaining('supabase functions deploy') }],
  ['401', json(401, '{}'), { message: expect.stringContaining('verify_jwt = false') }],
  ['an error without end', (_req, res) => void res.writeHead(502).write('half'), { status: 502 }],
])('rejects an enquiry if the function answers with %s', async (_, respond, error) => {
  const stored = store(await projectWith(respond));
  await expect(stored).rejects.toMatchObject({ reason: 'answered', ...error });
});

it('does not follow a redirect, which could send the enquiry to another host', async () => {
  let requests = 0;
  const port = await listen((req, res) => {
    requests += 1;
    json(200, '{"ok":true}')(req, res);
  });
  const backend = await projectWith(
    (_req, res) => void res.writeHead(307, { Location: `http://127.0.0.1:${port}/` }).end(),
  );
  await expect(store(backend)).rejects.toThrow();
  await expect(backend.readSeoRecord('/', never)).rejects.toThrow();
  expect(requests).toBe(0);
});

it('sends an enquiry once more, with its key, over a new connection if one is reset', async () => {
  const keys: unknown[] = [];
  const backend = await projectWith((req, res) => {
    keys.push(req.headers['idempotency-key']);
    if (keys.length === 1) req.socket.resetAndDestroy();
    else json(200, '{"ok":true,"junk":true}')(req, res);
  });
  expect(await store(backend)).toBe(true);
  expect(keys).toEqual(['key-00000001', 'key-00000001']);
});

it('requests a record once, even if the project fails', async () => {
  let requests = 0;
  const backend = await projectWith((req, res) => {
    requests += 1;
    json(503, '{"message":"no database"}')(req, res);
  });
  await expect(backend.readSeoRecord('/', never)).rejects.toThrow('no database');
  expect(requests).toBe(1);
});

const unreachable: RequestListener = (req) => void req.socket.destroy();

it.each<[string, RequestListener, RegExp]>([
  ...['{"nothing":"of use"}', '[1]', '"ok"', '<p>Back soon</p>', ''].map(
    (body): [string, RequestListener, RegExp] => [body, json(200, body), /./],
  ),
  ['that the key is wrong', json(401, '{"message":"Invalid API key"}'), /401 Invalid API key/],
  ['that it is paused', json(540, '{"message":"paused"}'), /540 paused/],
  ['as a website', html(200), /200 /],
  ['as a website without the page', html(404, 'Not here '.repeat(99)), /404 /],
  ['not at all', unreachable, /SUPABASE_URL does not answer: .*fetch failed/],
])('says why no record can be read if the project answers %s', async (_, respond, problem) => {
  const backend = await projectWith(respond);
  for (const read of [backend.readSeoRecord('/', never), backend.listSeoRecords(never)]) {
    const text = await read.then(() => '', String);
    expect(text).toMatch(problem);
    expect(text.length).toBeLessThan(400);
  }
});
