import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ContentError } from '../../src/content/compiler/content-error.ts';
import { missingLinks } from '../../src/content/compiler/missing-files.ts';
import { gone, redirects } from '../../src/content/redirects.ts';
import type { Content } from '../../src/content/records/content.ts';
import { site } from '../../src/content/site.ts';
import { isoDate } from '../../src/content/words/calendar-date.ts';
import { dayIn, startOfDay } from '../../src/server/time-zone.ts';
import { wordList } from '../../src/content/words/number-words.ts';
import { paths } from '../../src/paths.ts';
import { createLog } from '../../src/server/log.ts';
import { noRecord } from '../../src/server/metadata.ts';
import { loadBuild } from '../../src/server/rendering/built-site.ts';
import { createSiteSnapshots } from '../../src/server/rendering/site-snapshot.ts';
import { movedAddresses } from '../../src/server/rendering/moved-addresses.ts';
import { renderDocument } from '../../src/server/rendering/render-document.ts';
import { redirectProblems } from './redirect-problems.ts';

/** Generated addresses that pages may link to. */
const GENERATED_FILES = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', paths.feed];

/** From midnight to a time that is on the same day even when clocks change. */
const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** How many pages to name for a broken link that all of them share, like one in the footer. */
const NAMED_PAGES = 3;

/**
 * Checks the built site, as of today and of each later day on which an article appears: addresses are
 * well-formed, and redirects and links lead to existing pages. Drafts may link to drafts.
 *
 * @throws ContentError with a line per problem; RouteError for an invalid page address
 */
export async function checkSite(distDir: string, publicDir: string): Promise<void> {
  const { entry, content } = await loadBuild(distDir);
  const moved = movedAddresses(redirects, gone);
  const deps = {
    entry,
    moved,
    allowIndexing: true,
    origin: 'http://localhost',
    publicDir,
    assetsOf: () => ({ entry: '', modules: [] }),
    policyOf: () => '',
    onRender: () => {},
    renderLimitMs: 60_000,
    log: createLog('silent').log,
  };
  const siteWith = (showDrafts: boolean, now = Date.now) => {
    const snapshot = createSiteSnapshots({ routes: entry.routes, content, showDrafts, now });
    const today = snapshot();
    const htmlOf = async (key: string): Promise<string> => {
      const sources = { snapshot: today, own: noRecord, root: noRecord };
      return text((await renderDocument({ key, sources }, { ...deps, showDrafts })).html);
    };
    return { addresses: today.addresses, htmlOf };
  };
  const published = siteWith(false);
  const later = laterDays(content).map((day) =>
    siteWith(false, () => Date.parse(startOfDay(site.timeZone, day)) + HALF_A_DAY_MS),
  );
  const everything = siteWith(true);
  /** The site on the first day on which it has a page. */
  const siteOf = (page: string) =>
    [published, ...later].find(({ addresses }) => addresses.has(page)) ?? everything;

  /** Why a link is broken; undefined if it is not. */
  function problemOf(link: string, page: string): string | undefined {
    const target = moved.targetOf(link);
    if (siteOf(page).addresses.has(link) || GENERATED_FILES.includes(link)) return undefined;
    if (target !== undefined) return `which has moved to ${target}`;
    if (moved.goneAddress(link)) return 'which is gone';
    if (everything.addresses.has(link)) return 'which is a draft';
    return existsSync(join(publicDir, link)) ? undefined : 'which does not exist';
  }

  const named = missingLinks({ ...content, announcement: site.announcement, problemOf });
  const wrong = new Map<string, { problem: string; pages: string[] }>();
  const unrendered: string[] = [];
  for (const page of everything.addresses.keys()) {
    let html = '';
    try {
      html = await siteOf(page).htmlOf(page);
    } catch (error) {
      const { message } = error as Error;
      unrendered.push(
        `${page}: ${message}: correct it, or remove the page with its route in src/routes.ts`,
      );
    }
    for (const link of linksOf(html)) {
      const problem = problemOf(link, page);
      if (!problem || named.some((it) => it.link === link)) continue;
      const { pages } = wrong.get(link) ?? { pages: [] };
      wrong.set(link, { problem, pages: [...pages, page] });
    }
  }
  const problems = [
    ...redirectProblems(redirects, gone, everything.addresses, [
      ...GENERATED_FILES,
      ...globSync('**/*.*', { cwd: publicDir }).map((name) => `/${name}`),
    ]),
    ...named.map(({ line }) => line),
    ...unrendered,
    ...[...wrong].map(
      ([link, { problem, pages }]) =>
        `${pagesInWords(pages)}: links to ${link}, ${problem}${sourcesInWords(link)}`,
    ),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

/** Future days on which an article appears. */
function laterDays({ articles }: Pick<Content, 'articles'>): string[] {
  const today = dayIn(site.timeZone, Date.now());
  const days = articles.filter(({ draft }) => !draft).map(({ date }) => isoDate(date)!);
  return [...new Set(days)].filter((day) => day > today).sort();
}

/** The internal addresses that a page links to, each once, without query and fragment. */
function linksOf(html: string): Set<string> {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"?#]*)/g)];
  return new Set(links.map(([, path = '']) => path.replaceAll('&amp;', '&')));
}

/** The source files that contain an address, or the last part of a study's or article's. */
function sourcesInWords(link: string): string {
  const isRecord = [paths.caseStudies, paths.insights].some((list) => link.startsWith(`${list}/`));
  const names = [link, ...(isRecord ? [link.split('/').at(-1)] : [])].map((name) => `'${name}'`);
  const files = globSync('src/{pages,sections,shell,content}/**/*.{ts,tsx}', {
    exclude: ['src/content/redirects.ts', '**/*.test.*'],
  }).filter((file) => names.some((name) => readFileSync(file, 'utf8').includes(name)));
  return files.length > 0 ? ` (${wordList(files.sort(), 'and')})` : '';
}

function pagesInWords(pages: string[]): string {
  const more = pages.length - NAMED_PAGES;
  const named = pages.slice(0, more > 1 ? NAMED_PAGES : pages.length);
  return wordList(more > 1 ? [...named, `${more} pages more`] : named, 'and');
}
