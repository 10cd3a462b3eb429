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

/** So many begin in a turn. */
const TURN = 16;

const numbers = (length: number) => Array.from({ length }, (_, at) => `${at}`);

it('begins requests at once, and a visitor’s in the next turn even if another client has sent many', async () => {
  const { begun, send } = setUp();
  for (const what of numbers(1_000)) send('41.0.0.1', what);
  send('41.0.0.2', 'visit');
  expect(begun).toEqual(numbers(TURN));
  await turn();
  expect(begun).toHaveLength(2 * TURN);
  expect(begun.slice(TURN, TURN + 3)).toEqual(['16', 'visit', '17']);
  while (begun.length < 1_001) await turn();
  expect(begun.filter((what) => what !== 'visit')).toEqual(numbers(1_000));
});

it('keeps the order of waiting clients', async () => {
  const { begun, send } = setUp();
  for (const what of numbers(TURN + 2)) send('41.0.0.1', what);
  await turn();
  send('41.0.0.1', 'last');
  await turn();
  expect(begun).toEqual([...numbers(TURN + 2), 'last']);
});

it('skips requests whose client has left', async () => {
  const { begun, send } = setUp();
  for (const what of numbers(TURN)) send('41.0.0.1', what);
  send('41.0.0.1', 'left', { destroyed: true });
  await turn();
  expect(begun).not.toContain('left');
});
