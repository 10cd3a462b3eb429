import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { country } from '../../src/content/company/country.ts';
import { gone, redirects } from '../../src/content/redirects.ts';
import { throwIfAny } from '../../src/content/compiler/content-error.ts';
import { type Content, publishedContent } from '../../src/content/model/content.ts';
import { dayIn } from '../../src/content/words/calendar-date.ts';
import { decoded, licencesFile, paths } from '../../src/paths.ts';
import {
  canonicalPath,
  listAddresses,
  type PageAddress,
} from '../../src/server/rendering/addresses.ts';
import { movedAddresses } from '../../src/server/rendering/moved-addresses.ts';
import { renderDocument } from '../../src/server/rendering/render-document.ts';
import type { RenderEntry } from '../../src/server/rendering/render-entry.ts';
import { pathOf } from '../../src/server/request.ts';
import { emptyParts } from './content-warnings.ts';
import { redirectProblems } from './redirect-problems.ts';
import { referencesOf } from './page-references.ts';
import { seedRecords } from '../build/seed.ts';
import { referenceChecker, type SourceText } from './reference-problems.ts';

const SITE_URL = 'http://localhost';
const PUBLIC = 'public';

/** An address that no page has: the not-found page has links, too. */
const UNKNOWN = '/-/-';

/** Generated addresses that pages may link to. */
const GENERATED_FILES = [
  ...['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...[paths.feed, licencesFile],
];

/** After the day of every article. */
const LAST_DAY = '9999-12-31';

/**
 * Renders every page, as of today or of its first day, and checks what it shows: links and redirects lead to existing
 * pages and parts of them, and pictures and films exist.
 *
 * @param content of the build, scheduled articles included
 * @throws ContentError with all problems
 */
export async function checkSite({
  entry,
  content,
}: {
  entry: RenderEntry;
  content: Content;
}): Promise<void> {
  // The records that the database of a new site begins with.
  const seed = seedRecords();
  const moved = movedAddresses(redirects, gone);
  const failures: Error[] = [];
  // React shows a section's fallback in place of one that fails, and reports the error here alone.
  const log = pino({
    level: 'error',
    hooks: { logMethod: ([line]) => void failures.push((line as { err: Error }).err) },
  });
  const recordOf = (path: string) => ({
    record: seed.find((record) => record.path === path) ?? null,
    isKnown: true,
  });
  const deps = {
    metadata: {
      lookup: async (path: string) => ({ exact: recordOf(path), root: recordOf(paths.home) }),
    },
    entry,
    moved,
    allowIndexing: true,
    siteUrl: SITE_URL,
    assetsOf: () => ({ entry: '', modules: [] }),
    policyOf: () => '',
    observeRender: () => {},
    renderLimitMs: 60_000,
    log,
  };
  const all = listAddresses(entry.pageRoutes, content);
  const today = dayIn(country.timeZone, Date.now());
  const published = listAddresses(entry.pageRoutes, publishedContent(content, today));
  const addressesFor = (page: string) => (published.has(page) ? published : all);

  async function htmlOf(url: string): Promise<string> {
    const path = pathOf(url);
    const day = published.has(path) ? today : LAST_DAY;
    failures.length = 0;
    const site = { ...deps, content, addresses: all, today: () => day };
    const html = await text((await renderDocument({ url }, site)).html);
    // A render runs in microtasks alone, and Node keeps what it has scheduled until the event loop turns.
    await nextTurn();
    const [failure] = failures;
    if (failure) throw failure;
    return html;
  }

  /** Why a link is broken; undefined if it is not. */
  function problemOf(link: string, page: string): string | undefined {
    const target = moved.targetOf(link);
    const addresses = addressesFor(page);
    if (link === page || addresses.has(link) || GENERATED_FILES.includes(link)) return undefined;
    if (target !== undefined) return `which has moved to ${target}`;
    if (moved.gonePath(link)) return 'which is gone';
    if (all.has(link)) return 'which is not public yet';
    if (addresses.has(canonicalPath(link))) return `whose address is ${canonicalPath(link)}`;
    return existsSync(join(PUBLIC, decoded(link))) ? undefined : 'which does not exist';
  }

  const references = referenceChecker({ problemOf, publicDir: PUBLIC, sources: sourceTexts() });
  const unrendered: string[] = [];
  for (const url of [...all].flatMap(urlsOf).concat(UNKNOWN))
    try {
      const html = await htmlOf(url);
      references.check({ path: pathOf(url), ...referencesOf(html, SITE_URL + url) });
      for (const part of emptyParts(html))
        console.warn(
          `warning: ${url} shows "${part}": a text of content/ that belongs there is empty`,
        );
    } catch (error) {
      const { message } = error as Error;
      unrendered.push(
        `${url}: ${message}: correct it, or remove the page with its route in src/routes.ts`,
      );
    }
  const files = globSync('**/*.*', { cwd: PUBLIC }).map((name) => `/${encodeURI(name)}`);
  throwIfAny([
    ...redirectProblems(redirects, gone, [...all.keys()], [...GENERATED_FILES, ...files]),
    ...unrendered,
    ...references.problems(),
  ]);
}

/** The addresses under which a page has different HTML. */
function urlsOf([path, { route }]: [string, PageAddress]): string[] {
  const { name, values } = route.parameter ?? { values: [] };
  return [path, ...values.map((value) => `${path}?${name}=${value}`)];
}

/** The files that may name an address. */
function sourceTexts(): SourceText[] {
  // Not by `exclude`, which reads the folder's own name as a pattern, too.
  return globSync([
    'content/**/*.{yaml,md}',
    'src/{pages,sections,shell,content}/**/*.{ts,tsx,yaml,md}',
  ])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.|^content\/redirects\.yaml$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
