import { Agent, get, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../../tests/support/listen.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { drain, type Lifecycle } from './drain.ts';
import { createHttpServer, limitConnections } from './http-server.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

const setUp = async (listener: RequestListener) => {
  const server = createHttpServer().on('request', listener);
  const { log } = memoryLog();
  const limits = { max: 10, maxPerAddress: undefined, onClosed: () => {} };
  const closeUnused = limitConnections({ server, log, ...limits });
  const port = await listen(server);
  const fetchText = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, path, agent, host: '127.0.0.1' }, (res) => {
        text(res).then(resolve, reject);
      }).on('error', reject);
    });
  const lifecycle: Lifecycle = { isDraining: false };
  return { server, port, closeUnused, fetchText, lifecycle, log };
};

describe('drain', () => {
  it('answers 503 to /readyz and serves pages during the grace time', async () => {
    const { fetchText, port: _, ...parts } = await setUp((_req, res) => res.end('ok'));
    const draining = drain({ ...parts, graceMs: 150, deadlineMs: 1000 });
    expect(parts.lifecycle.isDraining).toBe(true);
    expect(await fetchText('/')).toBe('ok');
    expect(await draining).toBe('finished');
    await expect(fetchText('/')).rejects.toThrow();
  });

  it('closes kept-alive connections instead of waiting for them', async () => {
    const { fetchText, port: _, ...parts } = await setUp((_req, res) => res.end('ok'));
    await fetchText('/');
    expect(await drain({ ...parts, graceMs: 0, deadlineMs: 60_000 })).toBe('finished');
  });

  it('closes connections without a request', async () => {
    const { fetchText: _, port, ...parts } = await setUp((_req, res) => res.end('ok'));
    const socket = connect(port, '127.0.0.1');
    await once(parts.server, 'connection');
    expect(await drain({ ...parts, graceMs: 0, deadlineMs: 60_000 })).toBe('finished');
    await once(socket, 'close');
  });

  it('finishes a running answer', async () => {
    const {
      fetchText,
      port: _,
      ...parts
    } = await setUp((_req, res) => {
      setTimeout(() => res.setHeader('Connection', 'close').end('whole'), 200);
    });
    const answer = fetchText('/slow');
    await once(parts.server, 'request');
    expect(await drain({ ...parts, graceMs: 0, deadlineMs: 2000 })).toBe('finished');
    expect(await answer).toBe('whole');
  });

  it('aborts running answers at the deadline', async () => {
    const { fetchText, port: _, ...parts } = await setUp(() => {});
    const answer = fetchText('/never').catch((error: Error) => error);
    await once(parts.server, 'request');
    expect(await drain({ ...parts, graceMs: 0, deadlineMs: 50 })).toBe('cut');
    expect(await answer).toBeInstanceOf(Error);
  });
});
