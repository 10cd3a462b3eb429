import { Agent, get, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { drain, type Lifecycle } from './drain.ts';
import { createHttpServer, limitConnections } from './http-server.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

const setUp = async (listener: RequestListener) => {
  const server = createHttpServer().on('request', listener).listen(0, '127.0.0.1');
  const { log } = memoryLog();
  const limits = { max: 10, maxPerAddress: undefined, onClosed: () => {} };
  const closeUnused = limitConnections({ server, log, ...limits });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const fetchText = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, path, agent, host: '127.0.0.1' }, (res) => {
        let text = '';
        res.on('data', (part) => (text += part));
        res.on('end', () => resolve(text));
        res.on('error', reject);
      }).on('error', reject);
    });
  const lifecycle: Lifecycle = { isDraining: false };
  return { server, closeUnused, fetchText, lifecycle, log };
};

describe('drain', () => {
  it('answers 503 to /readyz and serves pages during the grace time', async () => {
    const { fetchText, ...parts } = await setUp((_req, res) => res.end('ok'));
    const draining = drain({ ...parts, graceMs: 150, deadlineMs: 1000 });
    expect(parts.lifecycle.isDraining).toBe(true);
    expect(await fetchText('/')).toBe('ok');
    expect(await draining).toBe('finished');
    await expect(fetchText('/')).rejects.toThrow();
  });

  it('closes kept-alive connections instead of waiting for them', async () => {
    const { fetchText, ...parts } = await setUp((_req, res) => res.end('ok'));
    await fetchText('/');
    expect(await drain({ ...parts, graceMs: 0, deadlineMs: 60_000 })).toBe('finished');
  });

  it('closes connections without a request', async () => {
    const { fetchText: _ask, ...parts } = await setUp((_req, res) => res.end('ok'));
    const socket = connect((parts.server.address() as AddressInfo).port, '127.0.0.1');
    await once(parts.server, 'connection');
    expect(await drain({ ...parts, graceMs: 0, deadlineMs: 60_000 })).toBe('finished');
    await once(socket, 'close');
  });

  it('finishes a running answer', async () => {
    const { fetchText, ...parts } = await setUp((_req, res) => {
      setTimeout(() => res.setHeader('Connection', 'close').end('whole'), 200);
    });
    const answer = fetchText('/slow');
    await once(parts.server, 'request');
    expect(await drain({ ...parts, graceMs: 0, deadlineMs: 2000 })).toBe('finished');
    expect(await answer).toBe('whole');
  });

  it('aborts running answers at the deadline', async () => {
    const { fetchText, ...parts } = await setUp(() => {});
    const answer = fetchText('/never').catch((error: Error) => error);
    await once(parts.server, 'request');
    expect(await drain({ ...parts, graceMs: 0, deadlineMs: 50 })).toBe('cut');
    expect(await answer).toBeInstanceOf(Error);
  });
});
