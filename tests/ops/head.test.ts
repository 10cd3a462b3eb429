import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from '../support/site-process.ts';
import { until } from '../support/until.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Headers that differ between answers or describe the transfer. */
const passing = ['date', 'x-request-id', 'transfer-encoding', 'connection', 'keep-alive'];

it('answers HEAD as GET without the body, on one connection that stays open', async () => {
  const site = await startSite();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ports = new Set<number | undefined>();
  const ask = (method: string, path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { 'Accept-Encoding': 'identity' };
      request(site.origin + path, { method, agent, headers }, (res) => {
        ports.add(res.socket.localPort);
        void text(res).then((body) =>
          resolve({ status: res.statusCode, headers: res.headers, body }),
        );
      })
        .on('error', reject)
        .end();
    });
  const lasting = ({ headers }: Answer) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name)));

  const sitemap = (await ask('GET', '/sitemap.xml')).body;
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  expect(pages).toContain('/case-studies/investec');
  // A page has its ETag once it is in the cache.
  for (const path of pages) await until(async () => 'etag' in (await ask('HEAD', path)).headers);
  const asset = /"(\/assets\/[^"]+\.js)"/.exec((await ask('GET', '/')).body)![1]!;
  const others = [asset, '/favicon.svg', '/robots.txt', '/sitemap.xml', '/healthz', '/readyz'];
  const apis = ['/api/page?path=/contact', '/api/page-seo?path=/contact'];

  ports.clear();
  for (const path of [...pages, ...others, ...apis]) {
    const [get, head] = [await ask('GET', path), await ask('HEAD', path)];
    expect([get.status, head.status], path).toEqual([200, 200]);
    expect(head.body, path).toBe('');
    expect(get.body, path).not.toBe('');
    expect(lasting(head), path).toEqual(lasting(get));
  }
  expect(ports.size, 'connections').toBe(1);

  for (const [path, status] of [
    ['/nowhere', 404],
    ['/assets/none.js', 404],
    ['/api/nothing', 404],
    ['/contact/', 301],
    ['/api/enquiries', 405],
  ] as const)
    expect(await ask('HEAD', path), path).toMatchObject({ status, body: '' });
});
