import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../../tests/support/listen.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { limitConnections } from './http-server.ts';

async function serve(max: number, maxPerAddress?: number) {
  const { log, lines } = memoryLog('warn');
  const onClosed = vi.fn();
  const onEnd = vi.fn();
  const server = createServer((req, res) => {
    if (req.url === '/') res.end('ok');
    else res.write('half');
  });
  server.on('connection', (socket) => socket.once('close', onEnd));
  limitConnections({ server, max, maxPerAddress, log, onClosed });
  const port = await listen(server);
  const open = async (path?: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    if (path) {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await once(socket, 'data');
    }
    return socket;
  };
  return { open, onClosed, onEnd, lines };
}

it('rejects connections of an address beyond its limit', async () => {
  const { open, onClosed, onEnd } = await serve(10, 2);
  const [first] = [await open('/'), await open('/')];
  const third = await open();
  await once(third.resume(), 'close');
  expect(onClosed).toHaveBeenCalledOnce();
  first.destroy();
  await once(first, 'close');
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(2)); // the server has registered the connections
  await open('/');
});

it('closes the longest idle connection before one with a running answer', async () => {
  const { open } = await serve(3);
  const busy = await open('/half');
  const first = await open('/');
  const second = await open('/');
  first.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'); // the second connection has been idle for longer
  await once(first, 'data');
  await open('/');
  await vi.waitFor(() => expect(second.closed).toBe(true));
  expect([busy.closed, first.closed]).toEqual([false, false]);
});

it('closes no new connection while an idle one can be closed', async () => {
  const { open } = await serve(20);
  const busy = await open('/half');
  for (let at = 0; at < 18; at += 1) await open('/half');
  const newcomer = await open();
  await open('/');
  await vi.waitFor(() => expect(busy.closed).toBe(true));
  expect(newcomer.closed).toBe(false);
});

it('closes the oldest connection without a request if there are many', async () => {
  const { open } = await serve(10);
  const busy = await open('/half');
  const unused = await Promise.all(Array.from({ length: 9 }, () => open()));
  await open('/');
  await vi.waitFor(() => expect(unused.filter(({ closed }) => closed)).toHaveLength(1));
  expect(busy.closed).toBe(false);
});

it('closes the connection whose answer began first if none is idle, and logs the count once a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { open, lines } = await serve(2);
  const first = await open('/half');
  const second = await open('/half');
  await open('/');
  await vi.waitFor(() => expect(first.closed).toBe(true));
  expect(second.closed).toBe(false);
  vi.advanceTimersByTime(60_000);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([expect.objectContaining({ level: 40, idle: 1, refused: 0, max: 2 })]);
});
