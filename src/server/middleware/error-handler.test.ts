import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { listen } from '../../../tests/support/listen.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { HttpError } from '../http-error.ts';
import { errorHandler } from './error-handler.ts';
import { requestLog } from './request-log.ts';

const setUp = () => {
  const { log, lines } = memoryLog('debug');
  const app = express()
    .use(requestLog(memoryLog().log, { trustProxy: 0 }))
    .get(['/bug', '/api/bug'], () => {
      throw new Error('connection string postgres://secret');
    })
    .get('/item/:id', (_req, res) => void res.sendStatus(200))
    .get('/half', (_req, res) => {
      res.write('half');
      throw new Error('late');
    })
    .use('/api/known', () => {
      throw new HttpError(403, 'Not from <here>.');
    })
    .get('/refused/:status', ({ params }) => {
      throw new HttpError(Number(params.status), 'No.');
    })
    .get('/parser/:status', ({ params }) => {
      throw Object.assign(new Error('internals'), { status: Number(params.status) });
    })
    .use(errorHandler(log));
  return { app, lines };
};

it('answers 500 with a plain page without details of the error', async () => {
  const { app, lines } = setUp();
  const response = await request(app).get('/bug');
  expect(response.status).toBe(500);
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('text/html'),
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
  expect(response.text).toContain('on our side');
  expect(response.text).not.toMatch(/secret|Error:|at .*\.ts/);
  expect(lines[0]).toMatchObject({ level: 50, msg: 'request failed' });
  expect(response.text).toContain(lines[0]!['id']);
});

it('answers JSON to the API, a page to a client that accepts HTML, and with a way back to a form', async () => {
  const { app } = setUp();
  const { status, body } = await request(app).get('/api/bug');
  expect([status, body]).toEqual([500, { error: expect.stringContaining('on our side') }]);
  const page = await request(app).get('/api/known').set('Accept', 'text/html,*/*;q=0.8');
  const form = await request(app).post('/api/known').type('form').send({ a: 1 });
  for (const { status, text } of [page, form])
    expect([status, text]).toEqual([403, expect.stringContaining('Not from &#60;here&#62;.')]);
  expect(form.text).toContain('what you typed is still in the form');
});

it.each([400, 403, 404, 405, 413, 415, 416, 429, 502])(
  'has a title of its own for %d',
  async (status) => {
    const { text } = await request(setUp().app).get(`/refused/${status}`);
    expect(text).not.toContain('Something went wrong');
  },
);

it.each([
  ['/item/%E0%A4%A', 400, /not well formed/],
  ['/parser/413', 413, /64 kB/],
  ['/parser/415', 415, /UTF-8/],
  ['/parser/416', 416, /no such part/],
  ['/parser/499', 400, /not well formed/],
  ['/parser/501', 500, /on our side/],
])('answers an error of Express at %s with %d, in its own words', async (path, status, words) => {
  const { app, lines } = setUp();
  const response = await request(app).get(path);
  expect([response.status, response.text]).toEqual([status, expect.stringMatching(words)]);
  expect(response.text).not.toContain('internals');
  expect(lines).toEqual([expect.objectContaining({ level: status === 500 ? 50 : 20 })]);
});

it('closes the connection if an error occurs in the middle of a response', async () => {
  const { app, lines } = setUp();
  const port = await listen(app);
  await expect(
    fetch(`http://127.0.0.1:${port}/half`).then((response) => response.text()),
  ).rejects.toThrow();
  await eventually(() => expect(lines[0]).toMatchObject({ msg: 'request failed' }));
});
