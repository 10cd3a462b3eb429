import { expect, it } from 'vitest';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { routes } from '../../src/entry-server.tsx';
import { noRecord } from '../../src/server/metadata.ts';
import { resolvePage } from '../../src/server/rendering/resolve-page.ts';
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

/** A page's title, with a record of the home page and another one. */
async function titleOf(path: string, other?: ReturnType<typeof record>): Promise<string> {
  const root = { record: record('/', 'The title of home'), isKnown: true };
  const own =
    path === '/' ? root : other?.path === path ? { record: other, isKnown: true } : noRecord;
  const { page } = await resolvePage(
    path,
    { snapshot: published.snapshot(), own, root },
    {
      entry: { routes },
      ...published,
      assetsOf: () => ({ entry: '', modules: [] }),
      origin: 'https://x.test',
    },
  );
  return page.metadata.title;
}

it('is the page’s own if it has no record', async () => {
  const titles = await Promise.all(
    [...published.snapshot().addresses.keys(), '/nowhere'].map((path) => titleOf(path)),
  );
  expect(titles.filter((title) => title === 'The title of home')).toHaveLength(1);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it.each([
  ['Another title', 'Another title'],
  [null, expect.stringMatching(/^Case Studies/)],
])('is rather that of the record: %s', async (title, shown) => {
  expect(await titleOf('/case-studies', record('/case-studies', title))).toEqual(shown);
});
