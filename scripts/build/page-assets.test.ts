import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/test-site.ts';
import { pageAssets } from './page-assets.ts';

it('lists the app’s entry and what it and a page import, each once, and nothing that they load later', () => {
  const file = join(temporaryFolder(), 'manifest.json');
  const page = { file: 'page.js', imports: ['_base', '_shared'], dynamicImports: ['_later'] };
  const manifest = {
    'src/entry-client.tsx': { file: 'entry.js', imports: ['_base'] },
    _base: { file: 'base.js', imports: ['_shared'] },
    _shared: { file: 'shared.js', imports: ['_base'] },
    _later: { file: 'later.js' },
    'src/pages/home/HomePage.tsx': page,
    'src/pages/thank-you/ThankYouPage.tsx': { file: 'thanks.js' },
    'src/pages/home/Film.tsx': { file: 'film.js' },
  };
  writeFileSync(file, JSON.stringify(manifest));
  expect(pageAssets(file)).toEqual({
    home: { entry: '/entry.js', modules: ['/base.js', '/shared.js', '/page.js'] },
    'thank-you': { entry: '/entry.js', modules: ['/base.js', '/shared.js', '/thanks.js'] },
  });
});
