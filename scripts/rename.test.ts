import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { rename } from './rename.ts';

/** A repository with a study and an article that others link to. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'rename-'));
  const files: Record<string, string> = {
    'src/content/redirects.ts':
      "export const redirects: Readonly<Record<string, string>> = { '/old': '/case-studies/acme', '/b': '/' };\n\nexport const gone: readonly string[] = [];\n",
    'src/content/case-studies/acme.yaml': 'title: Acme\n',
    'src/content/case-studies/acme-two.yaml': 'title: Acme two\n',
    'src/content/articles/shops.md':
      '---\ntitle: Shops\n---\n\n[Acme](/case-studies/acme), [two](/case-studies/acme-two)\n',
    'src/pages/shopify/copy.ts': "const stores = [{ slug: 'acme' }, { slug: 'acme-two' }];\n",
    'src/content/clients.ts': "client('Acme', 'acme');\n",
    'docs/recipes.md': 'npm run picture -- photo.png case-studies/acme/hero\n',
    'public/art/case-studies/acme/hero-640.avif': '',
    'public/art/share/case-studies/acme.png': '',
    'public/art/share/insights/shops.png': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return {
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    has: (path: string) => existsSync(join(root, path)),
    rename: (kind: string, before: string, after: string) => rename(root, kind, before, after),
  };
}

it('renames a study with its pictures and links, and redirects every old address in one step', () => {
  const { read, has, rename } = repository();
  rename('studies', 'acme', 'acme-motors');
  expect(has('src/content/case-studies/acme.yaml')).toBe(false);
  expect(read('src/content/case-studies/acme-motors.yaml')).toBe('title: Acme\n');
  expect(has('public/art/case-studies/acme-motors/hero-640.avif')).toBe(true);
  expect(has('public/art/share/case-studies/acme-motors.png')).toBe(true);
  expect(read('src/content/articles/shops.md')).toContain(
    '[Acme](/case-studies/acme-motors), [two](/case-studies/acme-two)',
  );
  expect(read('src/pages/shopify/copy.ts')).toContain(
    "[{ slug: 'acme-motors' }, { slug: 'acme-two' }]",
  );
  expect(read('docs/recipes.md')).toContain('case-studies/acme-motors/hero');
  expect(read('src/content/clients.ts')).toContain("'acme'");
  const redirects = () => read('src/content/redirects.ts').match(/\{\n(.*?)\};/s)![1];
  expect(redirects()).toBe(
    "  '/old': '/case-studies/acme-motors',\n  '/b': '/',\n  '/case-studies/acme': '/case-studies/acme-motors',\n",
  );
  rename('studies', 'acme-motors', 'acme'); // and back to the first name
  expect(redirects()).toBe(
    "  '/old': '/case-studies/acme',\n  '/b': '/',\n  '/case-studies/acme-motors': '/case-studies/acme',\n",
  );
});

it('keeps the feed id of an article over several renames', () => {
  const { read, has, rename } = repository();
  rename('articles', 'shops', 'stores');
  rename('articles', 'stores', 'markets');
  expect(read('src/content/articles/markets.md')).toMatch(/^---\nfeedId: shops\ntitle: Shops\n---/);
  expect(has('public/art/share/insights/markets.png')).toBe(true);
});

it.each<[[string, string, string], string]>([
  [['studies', 'nobody', 'else'], 'src/content/case-studies/nobody.yaml does not exist'],
  [['studies', 'acme', 'acme-two'], 'src/content/case-studies/acme-two.yaml is there already'],
  [['studies', 'acme', 'Acme Two'], 'must be lower-case-with-dashes'],
  [['pages', 'acme', 'other'], 'neither studies nor articles'],
])('refuses %j and changes nothing', (args, words) => {
  const { has, rename } = repository();
  expect(() => rename(...args)).toThrow(words);
  expect(has('src/content/case-studies/acme.yaml')).toBe(true);
});
