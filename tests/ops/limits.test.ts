import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startSite, wholeLog } from '../support/site-process.ts';
import { until } from '../support/until.ts';

it('lives through more idle connections than it may have files open, and serves afterwards', async () => {
  const site = await startSite({ openFiles: 300 });
  const { port } = new URL(site.origin);
  const sockets = Array.from({ length: 400 }, () =>
    connect(Number(port), '127.0.0.1').on('error', () => {}),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  // The ones beyond the limit are closed; those within it stay, and get their answers.
  await until(() => sockets.filter(({ closed }) => closed).length >= 300);
  const kept = sockets.find(({ closed }) => !closed)!;
  let text = '';
  kept.on('data', (part: Buffer) => (text += part.toString('latin1')));
  kept.write('GET /favicon.svg HTTP/1.1\r\nHost: x\r\n\r\n');
  await until(() => text.includes('</svg>'));
  expect(text).toContain('200 OK');

  sockets.forEach((socket) => socket.destroy());
  await until(() =>
    fetch(`${site.origin}/contact`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  expect(site.stderr()).toBe('');
});

it('is not held up by a connection that sends a thousand requests at once', async () => {
  const site = await startSite({ openFiles: 300 });
  const { port } = new URL(site.origin);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  socket.resume();
  socket.write('GET /film/web-apps-stack.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
  await until(() => socket.closed);
  expect((await fetch(`${site.origin}/contact`)).status).toBe(200);
  expect(site.stderr()).toBe('');
});

it.each(['/./contact', '/x/../case-studies', '/./insights', 'http://evil.example/', '*'])(
  'says that there is no page at %s',
  async (target) => {
    const site = await startSite();
    const { port } = new URL(site.origin);
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await until(() => socket.closed);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).not.toContain('<form');
  },
);

it('keeps a second question mark in the query of a redirect', async () => {
  const site = await startSite();
  const { headers } = await fetch(`${site.origin}/Contact/?a=b?c&utm_source=x`, {
    redirect: 'manual',
  });
  expect(headers.get('location')).toBe('/contact?a=b?c&utm_source=x');
});

it('writes no error for visitors who leave during a render', async () => {
  const site = await startSite();
  for (let at = 0; at < 30; at += 1) {
    const left = new AbortController();
    setTimeout(() => left.abort(), at % 10);
    await fetch(`${site.origin}/no-page-${at}`, { signal: left.signal })
      .then((response) => response.text())
      .catch(() => {});
  }
  const log = await wholeLog(site);
  expect(log.map(({ msg }) => msg)).not.toContain('request failed');
});
