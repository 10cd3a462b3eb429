import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, inject, it } from 'vitest';

const port = Number(new URL(inject('origin')).port);

it.each([
  ['/contact', 200],
  ['/./contact', 404],
  ['/x/../case-studies', 404],
  ['/./insights', 404],
  ['*', 404],
])('answers the request target %s with %i', async (target, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.includes('<form')).toBe(status === 200);
});
