import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { toRow } from '../../enquiry/enquiry-row.ts';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { listen } from '../../../tests/support/listen.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { startMailBox } from '../../../tests/support/services/mail-box.ts';
import { holdTimeLimits } from '../../../tests/support/time-limits.ts';
import { until } from '../../../tests/support/until.ts';
import { createMailServer, mailRemedy } from './mail-server.ts';
import { createNotifier } from './notifier.ts';
import { createMemoryOutbox } from './memory-outbox.ts';

/** A server that sends a greeting without end, a byte at a time. */
async function startDrippingServer() {
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.write('220-');
    const timer = setInterval(() => socket.write('.'), 5);
    socket
      .on('error', () => {})
      .on('close', () => {
        clearInterval(timer);
        open.delete(socket);
      });
  });
  const port = await listen(server);
  const close = async () => {
    server.close();
    for (const socket of open) socket.destroy();
    if (server.listening) await once(server, 'close');
  };
  onTestFinished(close);
  return { port, open, close, connections: () => connections };
}

/** A notifier with enquiries, and with short delays. */
function notify(port: number, keys: string[]) {
  const { log, lines } = memoryLog();
  const mail = {
    to: ['sales@example.com'],
    from: 'site@example.com',
    smtpUrl: `smtp://site:pass%20word@127.0.0.1:${port}`,
    allowUnencrypted: false,
  };
  const channel = createMailServer(mail, 'www.example.com');
  const outbox = createMemoryOutbox();
  for (const key of keys)
    outbox.add({ ...toRow({ ...enquiryPayload() }, key), created_at: new Date().toISOString() });
  const notifier = createNotifier({
    outbox,
    channel,
    log,
    registry: new Registry(),
    retryDelaysMs: Array(100).fill(20),
    leaseMs: 0,
  });
  onTestFinished(async () => {
    await notifier.close();
    channel.close();
  });
  return { lines, outbox };
}

it('ends an attempt at its time limit, and sends each mail once when the server works again', async () => {
  const endAttempt = holdTimeLimits();
  const dripping = await startDrippingServer();
  const keys = ['key-00000001', 'key-00000002', 'key-00000003'];
  const { outbox } = notify(dripping.port, keys);
  for (const attempt of [1, 2, 3]) {
    await until(() => dripping.connections() === attempt && dripping.open.size === 1);
    endAttempt();
  }
  expect(AbortSignal.timeout).toHaveBeenCalledWith(60_000);
  await dripping.close();

  const box = await startMailBox({ port: dripping.port });
  onTestFinished(() => box.close());
  await until(async () => (await outbox.dueIn()) === undefined);
  expect(box.mails).toHaveLength(keys.length);
  expect(box.tries).toBe(keys.length);
});

it('does not send a mail again that the server has taken without an answer', async () => {
  const endAttempt = holdTimeLimits();
  const box = await startMailBox();
  onTestFinished(() => box.close());
  box.mode = 'is silent';
  const { lines, outbox } = notify(box.port, ['key-00000001']);
  await until(() => box.mails.length === 1);
  endAttempt();
  await until(() => lines.some(({ level }) => level === 40));
  expect(lines.at(-1)).toMatchObject({
    id: 'key-00000001',
    reason: 'EABORT',
    msg: expect.stringContaining('unknown whether'),
  });
  box.mode = 'accepts';
  // The notifier passes over it when it is due.
  await until(async () => ((await outbox.dueIn()) ?? 0) > 60_000);
  expect(box.tries).toBe(1);
  expect(outbox.unnotified()).toBe(1);
});

it('suggests a remedy for a host without an address', () => {
  expect(mailRemedy({ code: 'EDNS' })).toContain('how it is spelt');
});
