import type { RequestListener } from 'node:http';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listen } from '../tests/support/listen.ts';
import { indexNow, type IndexNowOptions } from './indexnow.ts';

const KEY = 'a1b2c3d4e5f6';

const originOf = async (handler: RequestListener) => `http://127.0.0.1:${await listen(handler)}`;

/** A site of two pages and an IndexNow endpoint; tests change both through `world`. */
async function setUp() {
  const pages = new Map([
    ['/', 'Home'],
    ['/contact', 'Contact'],
  ]);
  const received: unknown[] = [];
  const world = { pages, received, status: 200, keyFile: KEY, robots: '', build: 1 };
  const endpoint = await originOf((req, res) => {
    let body = '';
    req.on('data', (part) => (body += part));
    req.on('end', () => {
      world.received.push(JSON.parse(body));
      res.writeHead(world.status).end();
    });
  });
  const origin = await originOf((req, res) => {
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
  const notify = (options: Partial<IndexNowOptions> = {}) =>
    indexNow({ origin, key: KEY, stateFile, dryRun: false, endpoint, ...options });
  return { world, origin, stateFile, notify };
}

it('reports every page at first, then new, changed and removed ones', async () => {
  const { world, origin, notify } = await setUp();
  expect(await notify()).toEqual(['new /', 'new /contact', 'IndexNow was notified of 2.']);
  const { host } = new URL(origin);
  const about = { host, key: KEY, keyLocation: `${origin}/${KEY}.txt` };
  expect(world.received).toEqual([{ ...about, urlList: [`${origin}/`, `${origin}/contact`] }]);

  world.build += 1; // another build of the same text
  expect(await notify()).toEqual(['Nothing has changed since the last time.']);
  expect(world.received).toHaveLength(1);

  world.pages.set('/', 'Home, new');
  world.pages.set('/training', 'Training');
  world.pages.delete('/contact');
  expect(await notify()).toEqual([
    'changed /',
    'new /training',
    'gone /contact',
    'IndexNow was notified of 3.',
  ]);
  expect(await notify()).toEqual(['Nothing has changed since the last time.']);
});

it('sends and stores nothing on a dry run', async () => {
  const { world, stateFile, notify } = await setUp();
  const lines = await notify({ dryRun: true });
  expect(lines.at(-1)).toBe('IndexNow would be notified of 2. Nothing was sent.');
  expect(world.received).toEqual([]);
  expect(existsSync(stateFile)).toBe(false);
});

it('throws the reason of a failed notification, and repeats it on the next call', async () => {
  const { world, notify } = await setUp();
  world.status = 403;
  await expect(notify()).rejects.toThrow('IndexNow answered 403, the key is not accepted');
  world.status = 202;
  world.keyFile = '';
  await expect(notify()).rejects.toThrow("doesn't answer with the key: build and deploy first");
  world.robots = 'noindex';
  await expect(notify()).rejects.toThrow('excludes itself from search engines');
  Object.assign(world, { keyFile: KEY, robots: '' });
  expect(await notify()).toHaveLength(3);
});

it('reports nothing if a page or the sitemap cannot be read', async () => {
  const { world, origin, notify } = await setUp();
  world.pages.set('/broken page', 'Broken');
  await expect(notify()).rejects.toThrow(`${origin}/broken%20page answers 404.`);
  await expect(notify({ origin: 'http://127.0.0.1:1' })).rejects.toThrow(
    /sitemap.xml does not answer/,
  );
  expect(world.received).toEqual([]);
});
