import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { memoryLog } from '../../tests/support/memory-log.ts';
import { compressBody, sendBody } from './compressed-body.ts';
import { errorHandler } from './middleware/error-handler.ts';

const html = '<p>Northveld</p>'.repeat(100);

/** A server of one body, whose brotli is ready. */
async function serve(text = html) {
  const body = compressBody(Buffer.from(text));
  await vi.waitFor(() => expect(body.br).toBeDefined());
  const app = express()
    .use((req, res) => {
      res.vary('Origin').type('html');
      sendBody(req, res, body);
    })
    .use(errorHandler(memoryLog().log));
  return (accepted: string, headers: Record<string, string> = {}) =>
    request(app).get('/').set('Accept-Encoding', accepted).set(headers);
}

it('has the same bytes in each encoding, gzip at once and brotli later', async () => {
  const body = compressBody(Buffer.from(html));
  expect(body.br).toBeUndefined();
  expect(gunzipSync(body.gzip).toString()).toBe(html);
  expect(body.identity.toString()).toBe(html);
  await vi.waitFor(() => expect(brotliDecompressSync(body.br!).toString()).toBe(html));
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['zebra', undefined],
  ['br;q=0, gzip;q=0', undefined],
])('sends to a client that accepts %s the encoding %s', async (accepted, encoding) => {
  const { headers, text } = await (await serve())(accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('Origin, Accept-Encoding');
  if (encoding !== 'br') expect(text).toBe(html);
});

it('has an ETag for each content and encoding, the same after a restart', async () => {
  const etags = async (text: string) => {
    const get = await serve(text);
    const answers = [await get('br'), await get('gzip'), await get('identity')];
    return answers.map(({ headers }) => headers['etag']);
  };
  const first = await etags(html);
  expect(new Set([...first, ...(await etags('<p>Other</p>'))]).size).toBe(6);
  expect(await etags(html)).toEqual(first);
});

it('answers 304 to a client that has this encoding, and 412 to one that requires another version', async () => {
  const get = await serve();
  const etag = (await get('gzip')).headers['etag']!;
  const again = await get('gzip', { 'If-None-Match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await get('identity', { 'If-None-Match': etag })).status).toBe(200);
  expect((await get('gzip', { 'If-Match': '"another"' })).status).toBe(412);
  for (const version of [etag, `"another", ${etag}`, '*'])
    expect((await get('gzip', { 'If-Match': version })).status).toBe(200);
});
