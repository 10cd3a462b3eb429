import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, inject, it, onTestFinished } from 'vitest';
import { until } from '../support/until.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Headers that differ between answers or describe the transfer. */
const ignoredHeaders = ['date', 'x-request-id', 'transfer-encoding', 'connection', 'keep-alive'];

it('answers HEAD like GET without the body, on one kept-alive connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ports = new Set<number | undefined>();
  const send = (method: string, path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { 'Accept-Encoding': 'identity' };
      request(inject('origin') + path, { method, agent, headers }, (res) => {
        ports.add(res.socket.localPort);
        void text(res).then((body) =>
          resolve({ status: res.statusCode, headers: res.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    });
  const comparable = ({ headers }: Answer) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !ignoredHeaders.includes(name)));

  const sitemap = (await send('GET', '/sitemap.xml')).body;
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  expect(pages).toContain('/contact');
  // A page has an ETag once it is cached.
  for (const path of pages) await until(async () => 'etag' in (await send('HEAD', path)).headers);
  const asset = /"(\/assets\/[^"]+\.js)"/.exec((await send('GET', '/')).body)![1]!;
  const others = [asset, '/favicon.svg', '/robots.txt', '/sitemap.xml', '/healthz', '/readyz'];
  const apis = ['/api/page?path=/contact', '/api/page-seo?path=/contact'];

  ports.clear();
  for (const path of [...pages, ...others, ...apis]) {
    const [get, head] = [await send('GET', path), await send('HEAD', path)];
    expect([get.status, head.status], path).toEqual([200, 200]);
    expect(head.body, path).toBe('');
    expect(get.body, path).not.toBe('');
    expect(comparable(head), path).toEqual(comparable(get));
  }
  expect(ports.size, 'connections').toBe(1);

  for (const [path, status] of [
    ['/nowhere', 404],
    ['/assets/none.js', 404],
    ['/api/nothing', 404],
    ['/contact/', 301],
    ['/api/enquiries', 405],
  ] as const)
    expect(await send('HEAD', path), path).toMatchObject({ status, body: '' });
});
