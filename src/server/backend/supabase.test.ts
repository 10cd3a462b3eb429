import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { listen } from '../../../tests/support/listen.ts';
import { openSupabase } from './supabase.ts';

const never = new AbortController().signal;

/** A backend on a fake project with the given answers; tests/contract has a real project. */
async function projectWith(answers: RequestListener) {
  const url = `http://127.0.0.1:${await listen(answers)}`;
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

it.each(['{"title":"Contact"}', '[]', 'null', '"ok"', '{"ok":false}', '{"ok":"true"}'])(
  'rejects an enquiry if the function answers 200 with %s',
  async (answer) => {
    const backend = await projectWith(json(200, answer));
    await expect(store(backend)).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('process-form-submission'),
    });
  },
);

it.each([302, 307])(
  'does not follow a redirect (%d), which could send the enquiry to another host',
  async (status) => {
    let requests = 0;
    const port = await listen((req, res) => {
      requests += 1;
      json(200, '{"ok":true}')(req, res);
    });
    const backend = await projectWith(
      (_req, res) => void res.writeHead(status, { Location: `http://127.0.0.1:${port}/` }).end(),
    );
    await expect(store(backend)).rejects.toThrow();
    await expect(backend.readPageSeo('/', never)).rejects.toThrow();
    expect(requests).toBe(0);
  },
);

it('leaves out an overlong field of a record', async () => {
  const row = (title: string) => JSON.stringify({ path: '/', title, description: 'Of the page' });
  const long = await projectWith(json(200, row('x'.repeat(100_000))));
  expect(await long.readPageSeo('/', never)).toMatchObject({
    title: null,
    description: 'Of the page',
  });
});

it('sends an enquiry once more, with its key, over a new connection if one is reset', async () => {
  const keys: unknown[] = [];
  const backend = await projectWith((req, res) => {
    keys.push(req.headers['idempotency-key']);
    if (keys.length === 1) req.socket.resetAndDestroy();
    else json(200, '{"ok":true,"inserted":true}')(req, res);
  });
  expect(await store(backend)).toBe(true);
  expect(keys).toEqual(['key-00000001', 'key-00000001']);
});

it.each<[string, RequestListener, object]>([
  ['HTML', html(200), {}],
  [
    'an error, without its text, which may quote the visitor',
    json(500, 'out of order'),
    { status: 500, message: 'The enquiry was not stored (refused): the project answered 500' },
  ],
  ['an error without end', (_req, res) => void res.writeHead(502).write('half'), { status: 502 }],
])('rejects an enquiry if the function answers with %s', async (_, answers, error) => {
  const stored = store(await projectWith(answers));
  await expect(stored).rejects.toMatchObject({ reason: 'refused', ...error });
});

it('requests a record once, even if the project fails', async () => {
  let requests = 0;
  const backend = await projectWith((req, res) => {
    requests += 1;
    json(503, '{"message":"no database"}')(req, res);
  });
  await expect(backend.readPageSeo('/', never)).rejects.toThrow('no database');
  expect(requests).toBe(1);
});

it.each(['{"nothing":"of use"}', '[]', '"ok"', '<p>Back soon</p>', ''])(
  'rejects a record if the project answers %j',
  async (answer) => {
    const backend = await projectWith(json(200, answer));
    await expect(backend.readPageSeo('/', never)).rejects.toThrow();
  },
);

/** A project with both tables, and a function with the given answers. */
const withFunction =
  (answers: RequestListener): RequestListener =>
  (req, res) =>
    req.url!.startsWith('/functions/')
      ? answers(req, res)
      : json(401, '{"code":"42501","message":"permission denied for table enquiries"}')(req, res);

it.each([
  ['is not deployed', 404, '{"message":"not found"}', 'supabase functions deploy'],
  ['has a gateway that requires a token', 401, '{"message":"Invalid JWT"}', 'verify_jwt = false'],
  ['does not start', 503, '{"code":"BOOT_ERROR"}', 'process-form-submission answers 503'],
  ['answers GET', 200, '{}', 'process-form-submission answers 200'],
])('reports a function that %s', async (_, status, body, problem) => {
  const backend = await projectWith(withFunction(json(status, body)));
  await expect(backend.checkEnquiryStore()).rejects.toThrow(problem);
});

it('accepts a function that answers GET with 405', async () => {
  const backend = await projectWith(withFunction(json(405, '{"error":"Use POST"}')));
  await backend.checkEnquiryStore();
});

it('reports a paused project, and a website that is not a project', async () => {
  const paused = await projectWith(json(540, '{"message":"paused"}'));
  await expect(paused.readPageSeo('/', never)).rejects.toThrow('restore it');
  const website = await projectWith(html(200));
  await expect(website.readPageSeo('/', never)).rejects.toThrow('is no Supabase project');
  await expect(website.listPageSeo(never)).rejects.toThrow('is no Supabase project');
  await expect(website.checkEnquiryStore()).rejects.toThrow('is no Supabase project');
});

it('reports an unreachable project, or a website, when it reads metadata and checks the store', async () => {
  const away = await projectWith((req) => void req.socket.destroy());
  await expect(away.checkEnquiryStore()).rejects.toMatchObject({ reason: 'unreachable' });
  await expect(away.readPageSeo('/', never)).rejects.toThrow(
    /nothing answers at SUPABASE_URL.*\(.*fetch failed/,
  );
  const website = await projectWith(html(404, 'Not here '.repeat(99)));
  await expect(website.checkEnquiryStore()).rejects.toThrow('is no Supabase project');
  const problem = await website.readPageSeo('/', never).then(() => '', String);
  expect(problem).toMatch(/SUPABASE_URL is no Supabase project/);
  expect(problem.length).toBeLessThan(400);
});

it('reports a refused key, and a function that does not answer, when it checks the store', async () => {
  const refused = await projectWith(json(401, '{"message":"Invalid API key"}'));
  await expect(refused.checkEnquiryStore()).rejects.toMatchObject({
    reason: 'refused',
    message: expect.stringContaining('refuses SUPABASE_ANON_KEY'),
  });
  const silent = await projectWith(withFunction((req) => void req.socket.destroy()));
  await expect(silent.checkEnquiryStore()).rejects.toMatchObject({ reason: 'unreachable' });
});
