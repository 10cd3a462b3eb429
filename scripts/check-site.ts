import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { ContentError } from '../src/content/compiler/content-files.ts';
import { gone, redirects } from '../src/content/redirects.ts';
import { wordList } from '../src/content/words/number-words.ts';
import { createLog } from '../src/server/log.ts';
import type { Addresses } from '../src/server/pages/addresses.ts';
import { loadBuild } from '../src/server/pages/built-site.ts';
import { createEditions } from '../src/server/pages/editions.ts';
import { movedAddresses, redirectProblems } from '../src/server/pages/moved-addresses.ts';
import { createPageWriter } from '../src/server/pages/page-writer.ts';

/** What the server makes itself, and a page may link to. */
const MADE_FILES = ['/robots.txt', '/sitemap.xml'];

/** Pages that are named for a link that all of them have, like one in the footer. */
const NAMED_PAGES = 3;

/**
 * Looks at the built site as its visitors get it: whether addresses are written rightly, whether moved
 * ones lead to a page, and whether every link of every page does. A draft may link to drafts.
 *
 * @throws ContentError with a line for everything that is wrong; RouteError for a page's own address
 */
export async function checkSite(distDir: string, publicDir: string): Promise<void> {
  const { entry, content } = await loadBuild(distDir);
  const moved = movedAddresses(redirects, gone);
  const stub = {
    ...{ entry, moved, allowIndexing: true, cache: null, origin: 'http://localhost' },
    metadata: { lookup: async () => ({ exact: null, root: null, degraded: false }) },
    assetsOf: () => ({ entry: '', modules: [] }),
    policyOf: () => '',
    onRender: () => {},
    renderLimitMs: 60_000,
    log: createLog('silent').log,
  };
  const siteWith = (showDrafts: boolean) => {
    const edition = createEditions({ routes: entry.routes, content, showDrafts });
    const { addresses } = edition();
    return { addresses, writer: createPageWriter({ ...stub, edition, showDrafts }) };
  };
  const published = siteWith(false);
  const everything = siteWith(true);

  /** Why an address can't be linked to; undefined where it can. */
  function problemOf(path: string, addresses: Addresses): string | undefined {
    const target = moved.targetOf(path);
    if (addresses.has(path) || MADE_FILES.includes(path)) return undefined;
    if (target !== undefined) return `which has moved to ${target}`;
    if (moved.goneAddress(path)) return 'which is gone';
    if (everything.addresses.has(path)) return 'which is a draft';
    return existsSync(join(publicDir, path)) ? undefined : 'which is not there';
  }

  const wrong = new Map<string, string[]>();
  for (const path of everything.addresses.keys()) {
    const { addresses, writer } = published.addresses.has(path) ? published : everything;
    for (const link of linksOf(await htmlOf(writer, path))) {
      const problem = problemOf(link, addresses);
      if (!problem) continue;
      const said = `links to ${link}, ${problem}`;
      wrong.set(said, [...(wrong.get(said) ?? []), path]);
    }
  }
  const problems = [
    ...redirectProblems(redirects, gone, everything.addresses, published.addresses),
    ...[...wrong].map(([problem, pages]) => `${pagesInWords(pages)}: ${problem}`),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

async function htmlOf(writer: ReturnType<typeof createPageWriter>, key: string): Promise<string> {
  const parts: Buffer[] = [];
  const out = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
  });
  await writer.write({ key, out });
  return Buffer.concat(parts).toString();
}

/** The addresses of this site that a page links to, each once, without query and fragment. */
function linksOf(html: string): Set<string> {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"?#]*)/g)];
  return new Set(links.map(([, path = '']) => path.replaceAll('&amp;', '&')));
}

function pagesInWords(pages: string[]): string {
  const more = pages.length - NAMED_PAGES;
  const named = pages.slice(0, more > 1 ? NAMED_PAGES : pages.length);
  return wordList(more > 1 ? [...named, `${more} pages more`] : named, 'and');
}
