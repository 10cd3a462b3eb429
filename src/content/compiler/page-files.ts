import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PageFrontMatter,
  pageFrontMatterSchema,
  type PageLink,
} from '../model/page-schema.ts';
import { ContentError, problemsIn, throwIfAny } from './content-error.ts';
import { isAddress } from './content-folders.ts';
import { decode, splitFrontMatter } from './content-files.ts';
import { parseYaml } from './parse-yaml.ts';

interface PageFile {
  /** In the repository. */
  file: string;
  /** The page's address, as it is sent. */
  path: string;
  data: PageFrontMatter;
  /** Its Markdown, and the number of its first line. */
  body: string;
  bodyLine: number;
}

/** The server's own addresses, and those of the development server. */
export const RESERVED = /^\/(?:api|assets|@[^/]*|healthz|readyz|metrics)(?:\/|$)/;

/**
 * The pages of `<dir>/pages`, which may be missing, and of its subfolders.
 *
 * @throws ContentError with the problems of all files
 */
export function readPages(dir: string): PageFile[] {
  const folder = join(dir, 'pages');
  const problems: string[] = [];
  const pages = filesIn(folder).flatMap((name) => {
    const file = join(folder, name).replaceAll('\\', '/');
    try {
      return [readPage(file, addressOf(name))];
    } catch (error) {
      problems.push(...problemsIn(file, error));
      return [];
    }
  });
  throwIfAny(problems);
  return pages;
}

/** The paths of all files of a folder, with `/` between their parts. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(folder, '/').length).replaceAll('\\', '/'),
    )
    .sort();
}

/** @throws ContentError for a name that can't be an address */
function addressOf(name: string): string {
  if (!name.endsWith('.md')) throw new ContentError('is not read: the name must end in .md');
  const path = `/${name.slice(0, -'.md'.length)}`.normalize('NFC');
  if (!isAddress(path))
    throw new ContentError('the path becomes the address and must be lower-case-with-dashes');
  if (RESERVED.test(path)) throw new ContentError(`the server answers ${path} itself: rename it`);
  return encodeURI(path);
}

function readPage(file: string, path: string): PageFile {
  const { frontMatter, frontMatterLine, body, bodyLine } = splitFrontMatter(
    decode(readFileSync(file)),
  );
  const data = parseYaml(pageFrontMatterSchema, frontMatter, { line: frontMatterLine });
  return { file, path, data, body, bodyLine };
}

/**
 * What routes, menus and forms need to know about the pages.
 *
 * @throws ContentError
 */
export const markdownPageLinks = (dir = 'content'): PageLink[] =>
  readPages(dir).map(({ path, data: { name, menu, description, lead, form } }) => ({
    path,
    name,
    ...(menu && { menu }),
    ...(menu === 'services' && { description: description ?? lead }),
    ...(form && { hasForm: true }),
  }));
