import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gzipSync, unzipSync } from 'node:zlib';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { listen } from '../../tests/support/listen.ts';
import { memoryLog } from '../../tests/support/memory-log.ts';
import { temporaryFolder } from '../../tests/support/test-site.ts';
import { createAnswerCache } from './answer-cache.ts';
import { compress } from './middleware/compress.ts';
import { errorHandler } from './middleware/error-handler.ts';
import { hashedAssets, publicFiles, textFiles } from './static-files.ts';

const SIZE = 5_000;
const text = Array.from({ length: SIZE }, (_, at) => String.fromCharCode(97 + (at % 26))).join('');

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A server of /mark.svg (compressible) and /assets/app.js with its `.br` and `.gz`. */
async function serveFiles() {
  const root = temporaryFolder();
  const [publicDir, assetsDir, sharedDir] = ['public', 'assets', 'shared'].map((name) =>
    join(root, name),
  ) as [string, string, string];
  for (const dir of [assetsDir, sharedDir, join(publicDir, '.well-known')])
    mkdirSync(dir, { recursive: true });
  writeFileSync(join(publicDir, '.well-known/security.txt'), text);
  writeFileSync(join(publicDir, '.env'), text);
  writeFileSync(join(publicDir, 'mark.svg'), text);
  writeFileSync(join(assetsDir, 'app.js'), text);
  writeFileSync(join(assetsDir, 'app.js.br'), brotliCompressSync(text));
  writeFileSync(join(assetsDir, 'app.js.gz'), gzipSync(text));
  const app = express()
    .use('/assets', hashedAssets(assetsDir, sharedDir))
    .use(textFiles(publicDir, createAnswerCache()), compress(), publicFiles(publicDir))
    .use(errorHandler(memoryLog().log));
  const port = await listen(app);
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers }, (res) => {
        const { statusCode: status = 0, headers: received } = res;
        buffer(res).then((body) => resolve({ status, headers: received, body }), reject);
      })
        .on('error', reject)
        .end();
    });
  return { get, publicDir, assetsDir, sharedDir };
}

it('serves .well-known, and no other hidden files', async () => {
  const { get } = await serveFiles();
  expect((await get('/.well-known/security.txt')).status).toBe(200);
  expect((await get('/.well-known/gone.txt')).status).toBe(404);
  expect((await get('/.env')).status).toBe(404);
});

it('serves assets of other releases that come while the server runs, as long as its own', async () => {
  const { get, sharedDir } = await serveFiles();
  expect((await get('/assets/old.js')).status).toBe(404);
  writeFileSync(join(sharedDir, 'old.js'), text);
  writeFileSync(join(sharedDir, 'old.js.br'), brotliCompressSync(text));
  const { headers, body } = await get('/assets/old.js', { 'Accept-Encoding': 'br' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(body).toString()).toBe(text);
  for (const path of ['/assets/..%2f..%2fpublic/.env', '/assets/%2e%2e/public/.env', '/assets/'])
    expect((await get(path)).status, path).toBe(404);
});

it('sends the headers of an SVG, and 412 if If-Match does not match', async () => {
  const { get, publicDir } = await serveFiles();
  expect((await get('/mark.svg', { 'Accept-Encoding': 'gzip' })).headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/),
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('max-age=86400'),
    'cross-origin-resource-policy': 'cross-origin',
  });
  writeFileSync(join(publicDir, 'film.mp4'), text);
  for (const path of ['/mark.svg', '/film.mp4']) {
    const { status, headers } = await get(path, { 'If-Match': '"another"' });
    expect(status).toBe(412);
    expect(headers).not.toHaveProperty('etag');
  }
});

describe('a range of a file', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=4900-', 4900, 4999],
    ['bytes=-100', 4900, 4999],
    ['bytes=4900-9999', 4900, 4999],
    ['bytes=0-0', 0, 0],
  ])('is sent uncompressed for %s', async (range, start, end) => {
    const { get } = await serveFiles();
    const { status, headers, body } = await get('/mark.svg', {
      Range: range,
      'Accept-Encoding': 'gzip, br',
    });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/${SIZE}`);
    expect(headers['content-length']).toBe(String(end - start + 1));
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe(text.slice(start, end + 1));
  });

  it.each([`bytes=${SIZE}-`, 'bytes=99999-100000', 'bytes=10-5', 'bytes=-0'])(
    'is answered with 416 for %s',
    async (range) => {
      const { get } = await serveFiles();
      const { status, headers } = await get('/mark.svg', { Range: range });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${SIZE}`);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['bytes=0-9', 'bytes=99999-'])('is ignored for assets: %s', async (range) => {
    const { get } = await serveFiles();
    const headers = { Range: range, 'Accept-Encoding': 'br' };
    const answer = await get('/assets/app.js', headers);
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(answer.body).toString()).toBe(text);
  });
});

it.each([
  ['br', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['gzip', 'gzip'],
  ['zebra', undefined],
  ['br;q=0', undefined],
  ['*;q=0, identity', undefined],
])('the encoding of an asset for Accept-Encoding "%s" is %s', async (accepted, encoding) => {
  const { get } = await serveFiles();
  const { headers, body } = await get('/assets/app.js', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  const decompress = { br: brotliDecompressSync, gzip: unzipSync }[encoding ?? ''];
  expect((decompress?.(body) ?? body).toString()).toBe(text);
});

describe('files that change while the server runs', () => {
  it('answers 404 for a deleted file, and fails only the request of a deleted asset', async () => {
    const { get, publicDir, assetsDir } = await serveFiles();
    rmSync(assetsDir, { recursive: true });
    await expect(get('/assets/app.js', { 'Accept-Encoding': 'br' })).rejects.toThrow();
    expect((await get('/mark.svg')).status).toBe(200);
    rmSync(publicDir, { recursive: true });
    expect((await get('/mark.svg')).status).toBe(404);
  });

  it('serves the current content', async () => {
    const { get, publicDir } = await serveFiles();
    writeFileSync(join(publicDir, 'mark.svg'), 'short');
    const { headers, body } = await get('/mark.svg');
    expect(headers['content-length']).toBe('5');
    expect(body.toString()).toBe('short');
  });
});
