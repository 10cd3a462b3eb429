import { canonicalSource } from '../../src/server/rendering/moved-addresses.ts';
import { kindOf } from '../../src/server/request.ts';

/** An address that answered 404, and how often it was asked for; personal parts are a `*` at its end. */
interface MissingPage {
  path: string;
  count: number;
  /** The hosts that link to it, with counts, most frequent first. */
  hosts: [host: string, count: number][];
}

interface MissingPages {
  pages: MissingPage[];
  /** Requests of programs that look for weaknesses. */
  probes: number;
}

interface LogLine {
  req?: { method?: string; path?: string };
  res?: { status?: number; from?: string };
}

/** What programs ask for that look for weaknesses: files of other systems, and what begins with a dot. */
const PROBE =
  /\/\.|\.(?:php\d?|aspx?|jsp|cgi|env|sql|bak|ya?ml|ini|sh|git|zip|gz|tar|exe)(?:\/|$)|^\/(?:wp-|cgi-bin|vendor\/|phpmyadmin|actuator|admin\b|solr|boaform|hnap1)/i;

/** Numbers of telephones, customers and orders, identifiers and tokens; the log has `…` for mail addresses. */
const PERSONAL = [
  /…|@|%40|\d{5}/,
  /^[0-9a-f-]{16,}$/i,
  /^(?=.*\d)\w{16,}$/,
  /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[\w-]{16,}$/,
];
const isPersonal = (part: string): boolean => PERSONAL.some((one) => one.test(part));

/** Other addresses are counted, but not kept: a scan invents millions. */
const MAX_PATHS = 50_000;

/** The path up to its first personal part, which becomes a `*`. */
function withoutPersonalParts(path: string): string {
  const parts = path.split('/');
  const at = parts.findIndex(isPersonal);
  return at === -1 ? path : `${parts.slice(0, at).join('/')}/*`;
}

/** The line's entry in JSON; `docker compose logs` writes the container's name before it. */
function parseLine(line: string): LogLine | undefined {
  const at = line.indexOf('{');
  if (at === -1 || !line.includes('404')) return undefined;
  try {
    return JSON.parse(line.slice(at)) as LogLine;
  } catch {
    return undefined;
  }
}

/** In the spelling in which redirects are looked up; undefined for an address that can't be decoded. */
function spelt(path: string): string | undefined {
  try {
    return canonicalSource(path);
  } catch {
    return undefined;
  }
}

/**
 * Counts the missing pages in a log of the site, most frequent first.
 *
 * @param lines JSON lines; others are skipped
 * @param isKnown whether an address exists by now
 */
export async function missingPages(
  lines: AsyncIterable<string>,
  isKnown: (path: string) => boolean,
): Promise<MissingPages> {
  const found = new Map<string, { count: number; hosts: Map<string, number> }>();
  let probes = 0;
  for await (const line of lines) {
    const { req, res } = parseLine(line) ?? {};
    const isRead = req?.method === 'GET' || req?.method === 'HEAD';
    if (!isRead || res?.status !== 404 || typeof req?.path !== 'string') continue;
    if (!['page', 'file'].includes(kindOf(req.path))) continue;
    if (PROBE.test(req.path)) {
      probes += 1;
      continue;
    }
    const path = spelt(withoutPersonalParts(req.path));
    if (path === undefined || isKnown(path)) continue;
    const page = found.get(path) ?? { count: 0, hosts: new Map<string, number>() };
    if (!found.has(path) && found.size < MAX_PATHS) found.set(path, page);
    page.count += 1;
    if (res.from) page.hosts.set(res.from, (page.hosts.get(res.from) ?? 0) + 1);
  }
  const pages = [...found]
    .map(([path, { count, hosts }]) => ({ path, count, hosts: byCount([...hosts]) }))
    .sort((one, other) => other.count - one.count || one.path.localeCompare(other.path));
  return { pages, probes };
}

const byCount = (counts: [string, number][]) =>
  counts.sort(([one, some], [other, more]) => more - some || one.localeCompare(other));

const wordsOf = (path: string): Set<string> =>
  new Set(
    path
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );

/**
 * The address that shares most words with a missing one; undefined if none shares any, or several share as many.
 *
 * @param addresses the site's own
 */
export function likelyTarget(path: string, addresses: readonly string[]): string | undefined {
  const words = wordsOf(path);
  const scored = addresses.map((address) => {
    const others = [...wordsOf(address)];
    const shared = others.filter((word) => words.has(word)).length;
    return { address, score: shared === 0 ? 0 : shared / (words.size + others.length - shared) };
  });
  const [best, next] = scored.sort((one, other) => other.score - one.score);
  return best && best.score > 0 && best.score > (next?.score ?? 0) ? best.address : undefined;
}

const MOST = 100;
const MOST_HOSTS = 3;

/**
 * The list for a terminal, and lines for src/content/redirects.ts; those without a likely target are comments.
 *
 * @param addresses the site's own
 */
export function missingReport(
  { pages, probes }: MissingPages,
  addresses: readonly string[],
): string {
  const left =
    probes > 0 ? `\nLeft out: ${probes} requests for files of other systems (/.env, *.php)\n` : '';
  if (pages.length === 0) return `No missing pages.\n${left}`;
  const shown = pages.slice(0, MOST);
  const width = Math.max(...shown.map(({ path }) => path.length));
  const list = shown.map(({ path, count, hosts }) => {
    const from = hosts.slice(0, MOST_HOSTS).map(([host, times]) => `${host} (${times})`);
    const more = hosts.length > MOST_HOSTS ? [`${hosts.length - MOST_HOSTS} more`] : [];
    return `${String(count).padStart(6)}  ${path.padEnd(width)}  ${[...from, ...more].join(', ')}`.trimEnd();
  });
  const lines = shown.map(({ path }) => {
    const target = likelyTarget(path, addresses);
    return target ? `  ${quoted(path)}: ${quoted(target)},` : `  // ${quoted(path)}: '/…',`;
  });
  const cut = pages.length > MOST ? `\nand ${pages.length - MOST} more\n` : '';
  return [
    ...list,
    cut + left,
    'For src/content/redirects.ts; check each target, and remove what should stay missing:',
    ...lines,
    '',
  ].join('\n');
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
