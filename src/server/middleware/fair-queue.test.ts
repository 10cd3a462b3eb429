import { setImmediate as turn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

function setUp() {
  const begun: string[] = [];
  const handler = fairQueue();
  const send = (ip: string, what: string, res: Partial<Response> = {}) =>
    void handler({ ip, socket: {} } as Request, res as Response, () => begun.push(what));
  return { begun, send };
}

it('begins a single request at once', () => {
  const { begun, send } = setUp();
  for (const what of ['a', 'b', 'c', 'd']) send('41.0.0.1', what);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

it('begins a visitor’s request in the next turn, even if another client has sent many', async () => {
  const { begun, send } = setUp();
  for (let at = 0; at < 1_000; at += 1) send('41.0.0.1', `flood ${at}`);
  send('41.0.0.2', 'visit');
  expect(begun).toHaveLength(4);
  await turn();
  expect(begun.slice(4)).toEqual(['flood 4', 'visit', 'flood 5', 'flood 6']);
  while (begun.length < 1_001) await turn();
  const flood = begun.filter((what) => what !== 'visit');
  expect(flood).toEqual(Array.from({ length: 1_000 }, (_, at) => `flood ${at}`));
});

it('keeps the order of waiting clients', async () => {
  const { begun, send } = setUp();
  for (const what of ['a', 'b', 'c', 'd', 'e']) send('41.0.0.1', what);
  send('41.0.0.1', 'f');
  await turn();
  send('41.0.0.1', 'g');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
});

it('skips requests whose client has left', async () => {
  const { begun, send } = setUp();
  for (const what of ['a', 'b', 'c', 'd']) send('41.0.0.1', what);
  send('41.0.0.1', 'left', { destroyed: true });
  await turn();
  expect(begun).not.toContain('left');
});
