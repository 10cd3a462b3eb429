import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express, { type Request, type Response } from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { memoryLog } from '../../tests/support/memory-log.ts';
import { until } from '../../tests/support/until.ts';
import { compressBody, sendBody, type CompressedBody } from './compressed-body.ts';
import { errorHandler } from './middleware/error-handler.ts';

const html = '<p>Northveld</p>'.repeat(100);

function serve(body: CompressedBody) {
  const app = express()
    .use((req, res) => sendBody(req, res.vary('Origin').type('html'), body))
    .use(errorHandler(memoryLog().log));
  return (accepted: string, headers: Record<string, string> = {}) =>
    request(app).get('/').set('Accept-Encoding', accepted).set(headers);
}

/** A server of a body whose brotli is ready. */
async function serveReady(text = html) {
  const body = compressBody(Buffer.from(text));
  const get = serve(body);
  await get('identity');
  await until(() => body.br !== undefined);
  return get;
}

it('has the same bytes in each encoding, gzip at once and brotli after the first request', async () => {
  const body = compressBody(Buffer.from(html));
  expect(gunzipSync(body.gzip).toString()).toBe(html);
  expect((await serve(body)('br, gzip')).headers['content-encoding']).toBe('gzip');
  await until(() => body.br !== undefined);
  expect(brotliDecompressSync(body.br!).toString()).toBe(html);
});

it('compresses fifty bodies of a burst, the others when they are sent again', async () => {
  const req = { acceptsEncodings: () => 'gzip', get: () => undefined } as unknown as Request;
  const res = { vary: () => res, set: () => res, send: () => res } as unknown as Response;
  const bodies = Array.from({ length: 80 }, (_, at) => compressBody(Buffer.from(`${html}${at}`)));
  for (const body of bodies) sendBody(req, res, body);
  await until(() => bodies[49]!.br !== undefined);
  expect(bodies[79]!.br).toBeUndefined();
  sendBody(req, res, bodies[79]!);
  await until(() => bodies[79]!.br !== undefined);
  expect(bodies.filter(({ br }) => br)).toHaveLength(51);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['zebra', undefined],
  ['br;q=0, gzip;q=0', undefined],
])('sends to a client that accepts %s the encoding %s', async (accepted, encoding) => {
  const { headers, text } = await (await serveReady())(accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toBe('Origin, Accept-Encoding');
  if (encoding !== 'br') expect(text).toBe(html);
});

it('has an ETag for each content and encoding, the same after a restart', async () => {
  const etags = async (text: string) => {
    const get = await serveReady(text);
    const responses = [await get('br'), await get('gzip'), await get('identity')];
    return responses.map(({ headers }) => headers['etag']);
  };
  const first = await etags(html);
  expect(new Set([...first, ...(await etags('<p>Other</p>'))]).size).toBe(6);
  expect(await etags(html)).toEqual(first);
});

it('answers 304 to a client that has this encoding', async () => {
  const get = await serveReady();
  const etag = (await get('gzip')).headers['etag']!;
  const again = await get('gzip', { 'If-None-Match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await get('identity', { 'If-None-Match': etag })).status).toBe(200);
});
