import { expect, it } from 'vitest';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { routes } from '../../src/entry-server.tsx';
import { createPageWriter } from '../../src/server/rendering/page-writer.ts';
import { memoryLog } from '../support/memory-log.ts';
import { publishedSite } from '../support/published-site.ts';

const record = (path: string, title: string | null) => ({
  path,
  title,
  description: null,
  author: null,
  image_url: null,
  twitter_site: null,
});

const content = compileContent('src/content');
const published = publishedSite({ routes, content });
const { addresses } = published.snapshot();

/** The site's pages, with a record of the home page and another one. */
const source = (other?: ReturnType<typeof record>) =>
  createPageWriter({
    entry: { routes, render: () => Promise.reject(new Error('nothing is rendered here')) },
    ...published,
    assetsOf: () => ({ entry: '', modules: [] }),
    policyOf: () => '',
    onRender: () => {},
    renderLimitMs: 1_000,
    cache: null,
    log: memoryLog().log,
    origin: 'https://x.test',
    metadata: {
      async lookup(path) {
        const root = record('/', 'The title of home');
        const exact = path === '/' ? root : path === other?.path ? other : null;
        return { exact, root: exact ? null : root, degraded: false };
      },
    },
  });

it('shows the page’s own title if it has no record', async () => {
  const { resolvePage } = source();
  const titles = await Promise.all(
    [...addresses.keys(), '/nowhere'].map(
      async (path) => (await resolvePage(path)).page.metadata.title,
    ),
  );
  expect(titles.filter((title) => title === 'The title of home')).toHaveLength(1);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it.each([
  ['Another title', 'Another title'],
  [null, expect.stringMatching(/^Case Studies/)],
])('prefers the title of the record: %s', async (title, shown) => {
  const { page } = await source(record('/case-studies', title)).resolvePage('/case-studies');
  expect(page.metadata.title).toEqual(shown);
});
