import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { openSupabase } from './supabase.ts';

const never = new AbortController().signal;

/** A project whose every answer is the test's; real ones are in tests/contract. */
async function projectThat(answers: RequestListener) {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return openSupabase({ url, anonKey: 'key', enquiryTimeoutMs: 2_000 });
}

const json =
  (status: number, body: string): RequestListener =>
  (_req, res) =>
    void res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);

it.each(['{"title":"Contact"}', '[]', 'null', '"ok"', '{"ok":false}', '{"ok":"true"}'])(
  'does not take a 200 with %s for a stored enquiry',
  async (answer) => {
    const backend = await projectThat(json(200, answer));
    await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000001')).rejects.toMatchObject({
      reason: 'refused',
      message: expect.stringContaining('process-form-submission'),
    });
  },
);

it.each([302, 307])(
  'follows no redirect, so that nobody else gets the enquiry (%d)',
  async (status) => {
    let asked = 0;
    const other = createServer((_req, res) => {
      asked += 1;
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}');
    }).listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const backend = await projectThat(
      (_req, res) => void res.writeHead(status, { Location: `http://127.0.0.1:${port}/` }).end(),
    );
    await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000001')).rejects.toThrow();
    await expect(backend.readPageSeo('/', never)).rejects.toThrow();
    expect(asked).toBe(0);
  },
);

it('reads no answer that has no end, and no field that is endless', async () => {
  const row = (title: string) => JSON.stringify({ path: '/', title, description: 'Of the page' });
  const endless = await projectThat(json(200, row('x'.repeat(2_000_000))));
  await expect(endless.readPageSeo('/', never)).rejects.toThrow('more than');
  const long = await projectThat(json(200, row('x'.repeat(100_000))));
  expect(await long.readPageSeo('/', never)).toMatchObject({
    title: null,
    description: 'Of the page',
  });
});

it('nor a page of HTML', async () => {
  const backend = await projectThat((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Back soon</h1>');
  });
  await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000001')).rejects.toMatchObject({
    reason: 'refused',
  });
});

it('sends exactly the payload, the key in a header, to the function', async () => {
  const seen: { method?: string; url?: string; headers: object; body: string }[] = [];
  const backend = await projectThat((req, res) => {
    void text(req).then((body) => {
      seen.push({ method: req.method!, url: req.url!, headers: req.headers, body });
      json(200, '{"ok":true}')(req, res);
    });
  });
  await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: '/functions/v1/process-form-submission',
      headers: { 'idempotency-key': 'key-00000001', apikey: 'key' },
    },
  ]);
  expect(JSON.parse(seen[0]!.body)).toEqual(enquiryPayload());
});

it('gives the status of a refusal, whose text may quote the visitor', async () => {
  const backend = await projectThat(json(500, 'out of order'));
  await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000001')).rejects.toMatchObject({
    reason: 'refused',
    status: 500,
    message: 'The enquiry was not stored (refused): the project answered 500',
  });
});

it('does not wait for the end of a refusal that never ends', async () => {
  const backend = await projectThat((_req, res) => {
    res.writeHead(502).write('half');
  });
  await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000001')).rejects.toMatchObject({
    reason: 'refused',
    status: 502,
  });
});

it('asks once for a record, however the project answers', async () => {
  let asked = 0;
  const backend = await projectThat((req, res) => {
    asked += 1;
    json(503, '{"message":"no database"}')(req, res);
  });
  await expect(backend.readPageSeo('/', never)).rejects.toThrow('no database');
  expect(asked).toBe(1);
});

it.each(['{"nothing":"of use"}', '[]', '"ok"', '<p>Back soon</p>', ''])(
  'takes no record from an answer of %j',
  async (answer) => {
    const backend = await projectThat(json(200, answer));
    await expect(backend.readPageSeo('/', never)).rejects.toThrow();
  },
);

/** Answers as a project does that has both tables, and the function as the test says. */
const withFunction =
  (answers: RequestListener): RequestListener =>
  (req, res) =>
    req.url!.startsWith('/functions/')
      ? answers(req, res)
      : json(401, '{"code":"42501","message":"permission denied for table enquiries"}')(req, res);

it('says that the function is not deployed, or that its gateway wants a token', async () => {
  const missing = await projectThat(withFunction(json(404, '{"message":"not found"}')));
  expect(await missing.enquiryProblems!()).toEqual([
    expect.stringContaining('supabase functions deploy'),
  ]);
  const guarded = await projectThat(withFunction(json(401, '{"message":"Invalid JWT"}')));
  expect(await guarded.enquiryProblems!()).toEqual([expect.stringContaining('verify_jwt = false')]);
});

it.each([503, 200])(
  'says that something is wrong with a function that answers GET with %i',
  async (status) => {
    const backend = await projectThat(withFunction(json(status, '{"code":"BOOT_ERROR"}')));
    expect(await backend.enquiryProblems!()).toEqual([
      expect.stringContaining(`process-form-submission answers ${status}`),
    ]);
  },
);

it('finds nothing wrong with a function that takes POST alone', async () => {
  const backend = await projectThat(withFunction(json(405, '{"error":"Use POST"}')));
  expect(await backend.enquiryProblems!()).toEqual([]);
});

it('says that a project is paused, and that a website is none', async () => {
  const paused = await projectThat(json(540, '{"message":"paused"}'));
  await expect(paused.readPageSeo('/', never)).rejects.toThrow('restore it');
  const website = await projectThat((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>');
  });
  await expect(website.readPageSeo('/', never)).rejects.toThrow('is no Supabase project');
  await expect(website.listPageSeo(never)).rejects.toThrow('is no Supabase project');
  expect(await website.enquiryProblems!()).toEqual([]);
});

it('leaves it to the reads of metadata to say that the project is away, or none', async () => {
  const away = await projectThat((req) => void req.socket.destroy());
  expect(await away.enquiryProblems!()).toEqual([]);
  await expect(away.readPageSeo('/', never)).rejects.toThrow(
    /nothing answers at SUPABASE_URL.*\(.*fetch failed/,
  );
  const website = await projectThat((_req, res) => {
    res.writeHead(404, { 'Content-Type': 'text/html' }).end(`<h1>${'Not here '.repeat(99)}</h1>`);
  });
  expect(await website.enquiryProblems!()).toEqual([]);
  const problem = await website.readPageSeo('/', never).then(() => '', String);
  expect(problem).toMatch(/SUPABASE_URL is no Supabase project/);
  expect(problem.length).toBeLessThan(400);
});
