import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from '../support/site-process.ts';
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
