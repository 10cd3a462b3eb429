import { expect, it } from 'vitest';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { routes } from '../../src/entry-server.tsx';
import { noRecord } from '../../src/server/metadata.ts';
import { resolvePage } from '../../src/server/rendering/resolve-page.ts';
import { publishedSite } from '../support/published-site.ts';

const published = publishedSite({ routes, content: compileContent('src/content') });
const home = { path: '/', title: 'The title of home', description: null };
const root = {
  record: { ...home, author: null, image_url: null, twitter_site: null },
  isKnown: true,
};

async function titleOf(path: string): Promise<string> {
  const own = path === '/' ? root : noRecord;
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

it('gives each page without a record a title of its own, beside the record of the home page', async () => {
  const paths = [...published.snapshot().addresses.keys(), '/nowhere'];
  const titles = await Promise.all(paths.map(titleOf));
  expect(titles.filter((title) => title === home.title)).toHaveLength(1);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
