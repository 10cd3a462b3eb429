import { gzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { bodyLimit, isFormPost, readBody } from './body.ts';
import { errorHandler } from './error-handler.ts';

const app = express()
  .post('/', readBody, ((req, res) => {
    res.json({ body: req.body, form: isFormPost(req) });
  }) as express.RequestHandler)
  .use(errorHandler(memoryLog().log));

const post = (type: string, body: string | Buffer) =>
  request(app)
    .post('/')
    .set('Content-Type', type)
    .send(body as string);

it.each([
  ['application/json; charset=utf-8', '{"name":"é"}', { body: { name: 'é' }, form: false }],
  ['application/x-www-form-urlencoded', 'x=T+M%C3%A9', { body: { x: 'T Mé' }, form: true }],
])('reads %s', async (type, text, read) => {
  expect((await post(type, text)).body).toEqual(read);
});

it('answers 400 to a missing body and one that is not an object, without the message of the parser', async () => {
  for (const text of ['{"name":', '"text"', '[1]', '']) {
    const response = await post('application/json', text);
    expect(response.status, text).toBe(400);
    expect(response.text).not.toMatch(/JSON at position|Unexpected/);
  }
  expect((await request(app).post('/')).status).toBe(400);
});

it.each(['application/json', 'application/x-www-form-urlencoded'])(
  'answers 413 to more than 64 KiB of %s',
  async (type) => {
    const fill = (length: number) =>
      type.endsWith('json') ? `{"a":"${'x'.repeat(length - 8)}"}` : `a=${'x'.repeat(length - 2)}`;
    expect((await post(type, fill(bodyLimit + 1))).status).toBe(413);
    expect((await post(type, fill(bodyLimit))).status).toBe(200);
  },
);

it('answers 415 to other types, charsets and encodings', async () => {
  for (const type of ['text/plain', 'application/json; charset=klingon'])
    expect((await post(type, '{}')).status, type).toBe(415);
  const packed = post('application/json', gzipSync('{"a":1}'));
  expect((await packed.set('Content-Encoding', 'gzip')).status).toBe(415);
});

it('answers 413 to a form of a thousand fields', async () => {
  const many = Array.from({ length: 1000 }, (_, i) => `f${i}=1`).join('&');
  expect((await post('application/x-www-form-urlencoded', many)).status).toBe(413);
});
