import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runCommand } from './command.ts';

/*
 * Renames a study or an article: its file, its pictures, the links to it, and a redirect from the old
 * address. Works in the current folder.
 */
const usage = `Usage: npm run rename -- <studies|articles> <old name> <new name>

Like: npm run rename -- studies kia-south-africa kia-motors
`;

const REDIRECTS = 'src/content/redirects.ts';

/** Places that contain links or examples: content, code, the art package, documentation. */
const LINKED_FROM = '{src,tests,supabase,art,docs}/**/*.{md,yaml,ts,tsx,sql,json}';

const kinds = {
  studies: { address: '/case-studies', folder: 'src/content/case-studies', extension: '.yaml' },
  articles: { address: '/insights', folder: 'src/content/articles', extension: '.md' },
} as const;

/**
 * @param root the repository's folder
 *
 * @returns what was moved and changed, a line each
 * @throws with a message for the operator; nothing has been changed then
 */
export function rename(root: string, kind: string, before: string, after: string): string[] {
  if (!Object.hasOwn(kinds, kind)) throw new Error(`"${kind}" is neither studies nor articles.`);
  const { address, folder, extension } = kinds[kind as keyof typeof kinds];
  const file = (name: string) => join(folder, name + extension);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(after))
    throw new Error(`"${after}" becomes the address and must be lower-case-with-dashes.`);
  const at = (path: string) => join(root, path);
  if (!existsSync(at(file(before)))) throw new Error(`${file(before)} does not exist.`);
  if (existsSync(at(file(after)))) throw new Error(`${file(after)} is there already.`);

  const done: string[] = [];
  const move = (from: string, to: string) => {
    if (!existsSync(at(from))) return;
    renameSync(at(from), at(to));
    done.push(`${from} → ${to}`);
  };
  const change = (path: string, changed: (text: string) => string) => {
    const text = readFileSync(at(path), 'utf8');
    if (changed(text) === text) return;
    writeFileSync(at(path), changed(text));
    done.push(path);
  };

  move(file(before), file(after));
  for (const art of [
    `public/art${folder.slice('src/content'.length)}`,
    `public/art/share${address}`,
  ])
    for (const end of ['', '.png']) move(join(art, before + end), join(art, after + end));
  // Feed readers identify an article by its first name; another would make it appear as new.
  if (kind === 'articles')
    change(file(after), (text) =>
      /^feedId:/m.test(text) ? text : text.replace(/^---\r?\n/, `$&feedId: ${before}\n`),
    );
  const places = [basename(address), basename(folder)].join('|');
  const links = new RegExp(`(\\b(?:${places})/|slug: ')${before}(?![a-z0-9]|-[a-z0-9])`, 'g');
  const exclude = [REDIRECTS, '**/node_modules'];
  for (const path of globSync(LINKED_FROM, { cwd: root, exclude }).sort())
    change(path, (text) => text.replace(links, `$1${after}`));
  change(REDIRECTS, (text) => withRedirect(text, `${address}/${before}`, `${address}/${after}`));
  return done;
}

/** Updates redirects so that no chain or loop arises. */
function withRedirect(text: string, from: string, to: string): string {
  const start = text.indexOf('{', text.indexOf('export const redirects'));
  const end = text.indexOf('}', start);
  const entries = [...text.slice(start, end).matchAll(/'([^']+)':\s*'([^']+)'/g)]
    .filter(([, source]) => source !== to)
    .map(([, source, target]) => [source, target === from ? to : target]);
  const lines = [...entries, [from, to]].map(([source, target]) => `  '${source}': '${target}',\n`);
  return `${text.slice(0, start)}{\n${lines.join('')}${text.slice(end)}`;
}

if (import.meta.main)
  await runCommand({ usage, words: [3, 3] }, (_, [kind = '', before = '', after = '']) => {
    const done = rename('.', kind, before, after);
    return `${done.join('\n')}\nDone. "npm run build" says what is left to do.\n`;
  });
