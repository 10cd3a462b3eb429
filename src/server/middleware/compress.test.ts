import express, { type Response } from 'express';
import { expect, it } from 'vitest';
import { listen } from '../../../tests/support/listen.ts';
import { compress } from './compress.ts';

it('compresses at most 32 responses at a time, and sends others uncompressed', async () => {
  const open: Response[] = [];
  const app = express()
    .use(compress())
    .get('/', (_req, res) => {
      res.type('text').write('text '.repeat(1_000));
      res.flush(); // sends the headers, and leaves the response open
      open.push(res);
    });
  const port = await listen(app);
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
