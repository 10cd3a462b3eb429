import { expect, inject, it } from 'vitest';
import { licencesFile, paths } from '../../src/paths.ts';
import { until } from '../support/until.ts';

/** Headers that differ between responses or describe the transfer. */
const ignored = ['date', 'x-request-id', 'transfer-encoding', 'connection', 'keep-alive'];

async function send(method: string, path: string) {
  const response = await fetch(inject('origin') + path, {
    ...{ method, redirect: 'manual' },
    headers: { 'Accept-Encoding': 'identity' },
  });
  const headers = [...response.headers].filter(([name]) => !ignored.includes(name));
  return { status: response.status, headers, body: await response.text() };
}

it('answers HEAD like GET without the body', async () => {
  const sitemap = (await send('GET', '/sitemap.xml')).body;
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  expect(pages).toContain('/contact');
  // A page has an ETag once it is cached.
  for (const path of [...pages, '/nowhere'])
    await until(async () => (await send('HEAD', path)).headers.some(([name]) => name === 'etag'));
  const asset = /"(\/assets\/[^"]+\.js)"/.exec((await send('GET', '/')).body)![1]!;
  for (const path of [
    ...[
      ...pages,
      asset,
      '/favicon.svg',
      licencesFile,
      '/robots.txt',
      '/sitemap.xml',
      '/healthz',
      '/readyz',
    ],
    ...['/api/page?path=/contact', '/api/page-seo?path=/contact', '/nowhere', '/assets/none.js'],
    ...['/api/nothing', '/contact/'],
  ]) {
    const { body, ...get } = await send('GET', path);
    expect(body, path).not.toBe('');
    expect(await send('HEAD', path), path).toEqual({ ...get, body: '' });
  }
  expect(await send('HEAD', '/api/enquiries')).toMatchObject({ status: 405, body: '' });
});

it('lists the licences of the software in the scripts, and links to them', async () => {
  const { status, headers, body } = await send('GET', licencesFile);
  expect([status, new Map(headers).get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  for (const name of ['react-dom', 'styled-components', 'zod']) expect(body).toContain(name);
  expect((await send('GET', paths.contact)).body).toContain(`href="${licencesFile}"`);
});
