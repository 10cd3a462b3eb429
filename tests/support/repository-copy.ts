import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runNode } from './run-node.ts';

const recipes = readFileSync('docs/recipes.md', 'utf8');

/** The code block of docs/recipes.md with a name, without its indentation. */
export function codeOf(name: string): string {
  const block = new RegExp(`^( *)\`\`\`\\w+ ${name}\\n(.*?)^\\1\`\`\``, 'ms').exec(recipes);
  if (!block) throw new Error(`docs/recipes.md has no code named ${name}.`);
  return block[2]!.replaceAll(new RegExp(`^${block[1]}`, 'gm'), '');
}

/** The files for a build, a server and the unit tests. */
const COPIED = [
  ...[
    'content',
    'src',
    'public',
    'scripts',
    'supabase',
    'tests',
    'docs',
    'server.ts',
    'vite.config.ts',
  ],
  ...['vitest.config.ts', 'package.json', 'package-lock.json', '.env.example'],
];

/**
 * A copy of the repository for changes, with the original's node_modules.
 *
 * @param root the copy's folder, which must not exist
 */
export function copyOfRepository(root: string) {
  mkdirSync(root);
  for (const path of COPIED)
    cpSync(path, join(root, path), {
      recursive: true,
      filter: (file) => !file.includes('node_modules'),
    });
  // Not one link: Vite keeps a cache in the folder, which two copies would write at once.
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.vite'))
      symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));

  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  return {
    root,
    /** Runs one of its scripts, by default the build. */
    run: (script = 'scripts/build.ts', ...args: string[]) => runNode(script, args, { cwd: root }),
    read,
    write,
    copy: (from: string, to: string) =>
      cpSync(join(root, from), join(root, to), { recursive: true }),
    remove: (...paths: string[]) =>
      paths.forEach((path) => rmSync(join(root, path), { recursive: true })),
    /** Replaces `before`, which the file must contain, by `after`. */
    replace(path: string, before: string | RegExp, after: string) {
      const text = read(path);
      const isThere = typeof before === 'string' ? text.includes(before) : before.test(text);
      if (!isThere) throw new Error(`${path} has no ${before}`);
      write(
        path,
        text.replace(before, () => after),
      );
    },
  };
}

type Copy = Pick<ReturnType<typeof copyOfRepository>, 'read' | 'write' | 'replace'>;

/** A Markdown page among those of the company, with a call to action in place of the form. */
const careers = `---
title: Work on software that people keep
name: Careers
lead: We look for engineers who like to talk to the people who use what they build.
menu: company
closing:
  title: Tell us what you have built
  text: Two pages are enough. An engineer reads them and answers.
  action: Write to us
---

We have no open position at the moment, and read every application.
`;

/**
 * Adds two Markdown pages to a copy: that of docs/recipes.md, "Add a page", with the price of the copy's first service,
 * if any, and /careers.
 */
export function addMarkdownPages({ read, write }: Copy): void {
  const priced = /^services:\n {2}([\w-]+):$/m.exec(read('content/prices.yaml'))?.[1];
  const price = priced ? `price: ${priced}\n` : '';
  const spring = 'content/pages/campaigns/spring.md';
  write(spring, codeOf(spring).replace('price: shopify\n', price));
  write('content/pages/careers.md', careers);
}

/** Adds the page of docs/recipes.md, "Add a page with code", to a copy. */
export function addPage({ write, replace }: Copy): void {
  for (const file of ['definition.ts', 'TrainingPage.tsx'])
    write(`src/pages/training/${file}`, codeOf(`src/pages/training/${file}`));
  const lastPath = "  thankYou: '/thank-you',\n";
  replace('src/paths.ts', lastPath, lastPath + codeOf('paths'));
  const last = "  { id: 'not-found'";
  replace('src/routes.ts', last, codeOf('routes') + last);
  const entry = codeOf('search').replaceAll(/^(?=.)/gm, '  ');
  replace('content/main-pages.yaml', /$/, `\n${entry}`);
}
