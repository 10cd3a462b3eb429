import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { indexNow, type IndexNowOptions } from './indexnow.ts';

const KEY = 'a1b2c3d4e5f6';

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A site of some pages, and an IndexNow that hears of it; both may be changed while they run. */
async function setUp() {
  const pages = new Map([
    ['/', 'Home'],
    ['/contact', 'Contact'],
  ]);
  const world = { pages, status: 200, keyFile: KEY, robots: '', build: 1, heard: [] as unknown[] };
  const endpoint = await listen((req, res) => {
    let body = '';
    req.on('data', (part) => (body += part));
    req.on('end', () => {
      world.heard.push(JSON.parse(body));
      res.writeHead(world.status).end();
    });
  });
  const origin = await listen((req, res) => {
    if (world.robots) res.setHeader('X-Robots-Tag', world.robots);
    const path = req.url ?? '';
    const words = pages.get(path);
    if (path === '/sitemap.xml')
      res.end([...pages.keys()].map((page) => `<loc>${origin}${page}</loc>`).join(''));
    else if (path === `/${KEY}.txt`) res.end(world.keyFile);
    else if (words === undefined) res.writeHead(404).end();
    else
      res.end(
        `<title>${words}</title><script src="/assets/a-${world.build}.js"></script><header>${world.build}</header><main class="x${world.build}"><h1>${words}</h1></main>`,
      );
  });
  const stateFile = join(mkdtempSync(join(tmpdir(), 'indexnow-')), 'data/indexnow.json');
  const tell = (options: Partial<IndexNowOptions> = {}) =>
    indexNow({ origin, key: KEY, stateFile, dryRun: false, endpoint, ...options });
  return { world, origin, stateFile, tell };
}

it('tells of every page at first, then of those that are new, changed or gone', async () => {
  const { world, origin, tell } = await setUp();
  expect(await tell()).toEqual(['new /', 'new /contact', 'IndexNow was notified of 2.']);
  const { host } = new URL(origin);
  const about = { host, key: KEY, keyLocation: `${origin}/${KEY}.txt` };
  expect(world.heard).toEqual([{ ...about, urlList: [`${origin}/`, `${origin}/contact`] }]);

  world.build += 1; // another build of the same words
  expect(await tell()).toEqual(['Nothing has changed since the last time.']);
  expect(world.heard).toHaveLength(1);

  world.pages.set('/', 'Home, new');
  world.pages.set('/training', 'Training');
  world.pages.delete('/contact');
  expect(await tell()).toEqual([
    'changed /',
    'new /training',
    'gone /contact',
    'IndexNow was notified of 3.',
  ]);
  expect(await tell()).toEqual(['Nothing has changed since the last time.']);
});

it('sends and remembers nothing on a dry run', async () => {
  const { world, stateFile, tell } = await setUp();
  const lines = await tell({ dryRun: true });
  expect(lines.at(-1)).toBe('IndexNow would be notified of 2. Nothing was sent.');
  expect(world.heard).toEqual([]);
  expect(existsSync(stateFile)).toBe(false);
});

it('says what IndexNow or the site refuses, and tells the same at the next call', async () => {
  const { world, tell } = await setUp();
  world.status = 403;
  await expect(tell()).rejects.toThrow('IndexNow answered 403, the key is not accepted');
  world.status = 202;
  world.keyFile = '';
  await expect(tell()).rejects.toThrow("doesn't answer with the key: build and deploy first");
  world.robots = 'noindex';
  await expect(tell()).rejects.toThrow('asks search engines to list nothing');
  Object.assign(world, { keyFile: KEY, robots: '' });
  expect(await tell()).toHaveLength(3);
});

it('tells of no page where one of them fails', async () => {
  const { world, origin, tell } = await setUp();
  world.pages.set('/broken page', 'Broken');
  await expect(tell()).rejects.toThrow(`${origin}/broken%20page answers 404.`);
  await expect(tell({ origin: 'http://127.0.0.1:1' })).rejects.toThrow(/sitemap.xml can't be read/);
  expect(world.heard).toEqual([]);
});
