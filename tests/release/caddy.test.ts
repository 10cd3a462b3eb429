import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { openStoredEnquiries } from '../../scripts/operations/stored-enquiries.ts';
import { enquiryRequest } from '../support/enquiry.ts';
import { startCaddy } from '../support/services/caddy.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import { until } from '../support/until.ts';

async function askByHttp2(url: string, certificate: string) {
  const { origin, pathname } = new URL(url);
  const session = connect(origin, { ca: certificate });
  onTestFinished(() => session.destroy());
  const stream = session.request({ ':path': pathname, 'accept-encoding': 'br' });
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
  stream.destroy();
  return headers;
}

/** The ETag of a page in brotli, which a process compresses in its first seconds. */
async function etagOnceCompressed(origin: string): Promise<string> {
  let headers: Headers;
  await until(async () => {
    ({ headers } = await fetch(`${origin}/contact`, { headers: { 'Accept-Encoding': 'br' } }));
    return headers.get('content-encoding') === 'br' && headers.has('etag');
  });
  return headers!.get('etag')!;
}

/** Two processes on one folder behind Caddy with its configuration in deploy/. */
async function behindCaddy(env: Record<string, string> = {}) {
  const dataDir = temporaryFolder();
  const ports = [await freePort(), await freePort()];
  const sites = await Promise.all(
    ports.map((port) =>
      testSite({ env: { PORT: `${port}`, DATA_DIR: dataDir, TRUST_PROXY: '1', ...env } }),
    ),
  );
  return { dataDir, sites, ...(await startCaddy(ports)) };
}

it('forwards pages and enquiries', async () => {
  const { dataDir, sites, origin, http, certificate, send } = await behindCaddy({
    SITE_URL: 'https://localhost',
    ENQUIRY_RATE_LIMIT: '2',
  });

  // Bytes, ETag and encoding are the site's own; connections are HTTP/2.
  const etags = await Promise.all(sites.map((site) => etagOnceCompressed(site.origin)));
  expect(await askByHttp2(`${origin}/contact`, certificate)).toMatchObject({
    ':status': 200,
    'content-encoding': 'br',
    etag: expect.toSatisfy((etag: string) => etags.includes(etag)),
    'strict-transport-security': expect.stringContaining('max-age='),
  });

  expect((await send(`${origin}/contact`, { to: '::1' })).status).toBe(200);

  // Each address has one form.
  for (const [from, host, to] of [
    [http, 'localhost', '127.0.0.1'],
    [http, 'localhost', '::1'],
    [origin, 'www.localhost', '127.0.0.1'],
  ] as const) {
    const { status, headers } = await send(`${from}/contact?a=1`, { host, to });
    expect([301, 308], `${from} as ${host}`).toContain(status);
    expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/contact\?a=1$/);
  }

  for (const path of ['/metrics', '/METRICS', '/metrics/'])
    expect((await send(origin + path)).status, path).toBe(404);

  // Each process accepts two enquiries of an address: the next is rejected, regardless of X-Forwarded-For.
  const post = (key: string, from?: string) =>
    send(`${origin}/api/enquiries`, {
      ...(from && { from }),
      headers: { Origin: 'https://localhost', 'X-Forwarded-For': `198.51.100.${key.slice(-1)}` },
      body: enquiryRequest(key),
    });
  let sent = 0;
  let accepted = 0;
  await until(async () => {
    sent += 1;
    if ((await post(`enquiry-${sent}`)).status === 201) accepted += 1;
    return accepted === 4;
  });
  expect((await post('enquiry-98')).status).toBe(429);
  expect((await post('enquiry-99', '127.0.0.2')).status).toBe(201);
  expect(openStoredEnquiries(dataDir).list()).toHaveLength(5);

  // A killed process causes no failed page.
  sites[0]!.kill('SIGKILL');
  await sites[0]!.ended;
  for (let count = 0; count < 10; count += 1)
    expect((await send(`${origin}/contact`)).status).toBe(200);
});

it('gives up on a frozen process before its visitors do, and shows the company’s page while no process answers', async () => {
  const { sites, origin, log, send } = await behindCaddy();

  // A process's own response passes unchanged, even an error.
  expect(JSON.parse((await send(`${origin}/api/nothing`)).text)).toHaveProperty('error');

  const from = '127.0.0.77';
  await send(`${origin}/missing/ann@example.com?token=secret-query`, {
    from,
    headers: { Referer: 'https://secret-referrer.example/' },
  });
  await until(() => log().includes('/missing/'));

  sites[0]!.kill('SIGSTOP');
  const five = ['1', '2', '3', '4', '5'];
  const [pages, enquiries] = await Promise.all([
    Promise.all(five.map(() => send(`${origin}/contact`))),
    Promise.all(
      five.map((key) =>
        send(`${origin}/api/enquiries`, { body: enquiryRequest(`enquiry-${key}`) }),
      ),
    ),
  ]);
  // It repeats no request that a process has received.
  for (const { status } of pages) expect([200, 504]).toContain(status);
  for (const { status } of enquiries) expect([201, 504]).toContain(status);

  for (const site of sites) {
    site.kill('SIGKILL');
    await site.ended;
  }
  const lost = { body: enquiryRequest('the-lost-enquiry') };
  const responses = await Promise.all([
    send(`${origin}/`, { from }),
    send(`${origin}/case-studies?page=1`, { from }),
    send(`${origin}/api/enquiries`, { from, ...lost }),
  ]);
  for (const { status, headers, text } of responses) {
    expect([502, 503, 504]).toContain(status);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '60',
      'cache-control': 'no-store',
    });
    expect(text).toBe(readFileSync('dist/unavailable.html', 'utf8'));
  }
  expect((await send(`${origin}/metrics`)).status).toBe(404);

  // Requests and failures are logged with the network alone.
  await until(() => log().includes('/case-studies') && log().includes('/api/enquiries'));
  expect(log()).toContain('127.0.0.0');
  for (const secret of ['127.0.0.77', 'secret', 'ann@', 'page=1'])
    expect(log()).not.toContain(secret);
});
