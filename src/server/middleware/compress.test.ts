import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { compress } from './compress.ts';

it('compresses at most 32 answers at a time, and sends others uncompressed', async () => {
  const open: Response[] = [];
  const server = express()
    .use(compress())
    .get('/', (_req, res) => {
      res.type('text').write('text '.repeat(1_000));
      res.flush(); // sends the headers, and leaves the answer open
      open.push(res);
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const get = () => fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'gzip' } });
  const encodingsOf = (responses: globalThis.Response[]) =>
    responses.map(({ headers }) => headers.get('content-encoding'));

  const first = [];
  for (let at = 0; at < 34; at += 1) first.push(await get());
  expect(encodingsOf(first)).toEqual([...Array<string>(32).fill('gzip'), null, null]);

  open[0]!.end();
  await first[0]!.text();
  expect(encodingsOf([await get(), await get()])).toEqual(['gzip', null]);
});
