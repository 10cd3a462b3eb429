import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gzipSync, unzipSync } from 'node:zlib';
import express from 'express';
import { expect, it } from 'vitest';
import { listen } from '../../tests/support/listen.ts';
import { memoryLog } from '../../tests/support/memory-log.ts';
import { temporaryFolder } from '../../tests/support/test-site.ts';
import { until } from '../../tests/support/until.ts';
import { createResponseCache } from './response-cache.ts';
import { compress } from './middleware/compress.ts';
import { errorHandler } from './middleware/error-handler.ts';
import { hashedAssets, publicFiles, textFiles } from './static-files.ts';

const SIZE = 5_000;
const text = Array.from({ length: SIZE }, (_, at) => String.fromCharCode(97 + (at % 26))).join('');

/** A server of /mark.svg (compressible) and /assets/app.js with its `.br` and `.gz`. */
async function serveFiles() {
  const root = temporaryFolder();
  const [publicDir, assetsDir, sharedDir] = ['public', 'assets', 'shared'].map((name) => {
    mkdirSync(join(root, name, '.well-known'), { recursive: true });
    return join(root, name);
  }) as [string, string, string];
  writeFileSync(join(publicDir, '.well-known/security.txt'), text);
  writeFileSync(join(publicDir, '.env'), text);
  for (const name of ['proof', 'contact']) writeFileSync(join(publicDir, name), text);
  writeFileSync(join(publicDir, 'mark.svg'), text);
  writeFileSync(join(assetsDir, 'app.js'), text);
  writeFileSync(join(assetsDir, 'app.js.br'), brotliCompressSync(text));
  writeFileSync(join(assetsDir, 'app.js.gz'), gzipSync(text));
  const app = express()
    .use('/assets', hashedAssets(assetsDir, sharedDir))
    .use(textFiles(publicDir, createResponseCache()), compress())
    .use(publicFiles(publicDir, (path) => path === '/contact'))
    .use(errorHandler(memoryLog().log));
  const port = await listen(app);
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }).end();
    const [res] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: res.statusCode, headers: res.headers, body: await buffer(res) };
  };
  return { port, get, publicDir, assetsDir, sharedDir };
}

it('serves .well-known, and no other hidden files', async () => {
  const { get } = await serveFiles();
  expect((await get('/.well-known/security.txt')).status).toBe(200);
  for (const path of ['/.well-known/gone.txt', '/.env', '/..%2fassets/app.js'])
    expect((await get(path)).status, path).toBe(404);
});

it('serves a file without an ending, and leaves the address of a page to the page', async () => {
  const { get } = await serveFiles();
  expect((await get('/proof')).status).toBe(200);
  expect((await get('/contact')).status).toBe(404);
});

it('serves assets of other releases that come while the server runs, as long as its own', async () => {
  const { get, sharedDir } = await serveFiles();
  const missing = await get('/assets/old.js', { Accept: 'text/html' });
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(missing.headers['content-type']).toContain('text/plain');
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

it('sends the headers of an SVG', async () => {
  const { get } = await serveFiles();
  expect((await get('/mark.svg', { 'Accept-Encoding': 'gzip' })).headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/),
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('max-age=86400'),
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('sends a range of a file uncompressed, and 416 for one beyond its end', async () => {
  const { get } = await serveFiles();
  const range = (Range: string) => get('/proof', { Range, 'Accept-Encoding': 'gzip, br' });
  const part = await range('bytes=1000-');
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 1000-4999/${SIZE}`]);
  expect(part.headers).not.toHaveProperty('content-encoding');
  expect(part.body.toString()).toBe(text.slice(1000));
  const { status, headers } = await range(`bytes=${SIZE}-`);
  expect([status, headers['content-range']]).toEqual([416, `bytes */${SIZE}`]);
  expect(headers['cache-control']).toBe('no-store');
});

it.each(['POST', 'DELETE', 'OPTIONS'])('answers %s of an asset with 405', async (method) => {
  const { get } = await serveFiles();
  const { status, headers } = await get('/assets/app.js', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('sends an asset whole, whatever ETag a request has', async () => {
  const { get } = await serveFiles();
  const { status, headers } = await get('/assets/app.js', { 'If-None-Match': 'W/"a", "b"' });
  expect(status).toBe(200);
  expect(headers).not.toHaveProperty('etag');
});

it.each(['/mark.svg', '/proof'])(
  'recognises the ETag of %s in a list and in its weak form, and ignores others',
  async (path) => {
    const { get } = await serveFiles();
    const accepted = { 'Accept-Encoding': 'gzip' };
    const tag = (await get(path, accepted)).headers.etag!;
    const bare = tag.replace('W/', '');
    for (const tags of [tag, `"other", ${tag}`, bare, `W/${bare}`, `W/"a",W/${bare}`, '*']) {
      const response = await get(path, { ...accepted, 'If-None-Match': tags });
      expect([response.status, response.body.length], tags).toEqual([304, 0]);
    }
    expect((await get(path, { ...accepted, 'If-None-Match': '"other"' })).status).toBe(200);
    const part = await get(path, { ...accepted, Range: 'bytes=0-1' });
    expect([undefined, tag, (await get(path)).headers.etag]).toContain(part.headers.etag);
  },
);

it.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('the encoding of an asset for Accept-Encoding "%s" is %s', async (accepted, encoding) => {
  const { get } = await serveFiles();
  // Of a range the whole file: no client requests a part of a module.
  const sent = { 'Accept-Encoding': accepted, Range: 'bytes=0-9' };
  const { status, headers, body } = await get('/assets/app.js', sent);
  expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  const decompress = { br: brotliDecompressSync, gzip: unzipSync }[encoding ?? ''];
  expect((decompress?.(body) ?? body).toString()).toBe(text);
});

// Requires /proc to read the process's open files.
it.runIf(existsSync('/proc/self/fd'))('closes the file when its visitor leaves', async () => {
  const { port, sharedDir } = await serveFiles();
  const file = join(sharedDir, 'large.js');
  writeFileSync(file, Buffer.alloc(16_000_000)); // larger than a connection's buffers
  const isOpen = () =>
    readdirSync('/proc/self/fd').some((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`) === file;
      } catch {
        return false; // closed meanwhile
      }
    });
  const socket = connect(port, '127.0.0.1').pause();
  socket.write('GET /assets/large.js HTTP/1.1\r\nHost: x\r\n\r\n');
  await until(isOpen);
  socket.destroy();
  await until(() => !isOpen());
});

it('answers 404 for a deleted file, and fails only the request of a deleted asset', async () => {
  const { get, publicDir, assetsDir } = await serveFiles();
  rmSync(assetsDir, { recursive: true });
  await expect(get('/assets/app.js', { 'Accept-Encoding': 'br' })).rejects.toThrow();
  rmSync(publicDir, { recursive: true });
  expect((await get('/mark.svg')).status).toBe(404);
});
