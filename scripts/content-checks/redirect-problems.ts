import { RESERVED } from '../../src/content/compiler/page-files.ts';
import {
  canonicalSource,
  hasWildcard,
  isExternal,
  matches,
  movedAddresses,
} from '../../src/server/rendering/moved-addresses.ts';
import { encoded } from '../../src/paths.ts';
import { pathOf } from '../../src/server/request.ts';

const REDIRECTS_FILE = 'content/redirects.yaml';

/** Patterns of other servers and routers, and dots that browsers resolve. */
const OTHER_PATTERN = /\/:\w|\([^)]*[|*.][^)]*\)|\{\w+\}|\/\.{1,2}(?:\/|$)|[$^]$/;

const QUERY =
  'addresses are matched without their query: redirect the path, or let the host in front of the site redirect this one';

/**
 * Lists the problems of content/redirects.yaml, a line per entry; the build fails with them.
 *
 * @param pages the paths of the site's pages, drafts included: a renamed draft's old address leads to it
 * wherever it is shown, and answers 404 elsewhere
 * @param files the paths of the site's files, generated ones included
 */
export function redirectProblems(
  redirects: Readonly<Record<string, string>>,
  gone: readonly string[],
  pages: readonly string[],
  files: readonly string[],
): string[] {
  const sources = [...Object.keys(redirects), ...gone];
  const unreadable = new Map(sources.map((source) => [source, formProblem(source)]));
  const readable = (source: string) => unreadable.get(source) === undefined;
  const { targetOf, gonePath } = movedAddresses(
    Object.fromEntries(Object.entries(redirects).filter(([source]) => readable(source))),
    gone.filter(readable),
  );

  const wrongSource = (source: string): string | undefined => {
    const problem = unreadable.get(source);
    if (problem) return problem;
    const pattern = canonicalSource(source);
    const page = pages.find((path) => matches(pattern, path));
    if (page)
      return `${page} is a page of the site, which would be unreachable: remove the entry, or the page`;
    const file = files.find((path) => matches(pattern, path));
    if (file) return `${file} is a file of the site, which is sent instead`;
    if (RESERVED.test(pattern)) return 'the server answers this address itself';
    const same = sources.filter((other) => readable(other) && canonicalSource(other) === pattern);
    if (same.length > 1) return `it is listed ${same.length} times: ${same.join(', ')}`;
    return undefined;
  };
  const wrongTarget = (source: string, target: string): string | undefined => {
    if (hasWildcard(target) && !hasWildcard(source))
      return `its target ${target} ends in *, but the address itself does not`;
    if (isExternal(target)) {
      const problem = externalProblem(target);
      return problem && `its target ${target} ${problem}`;
    }
    if (!/^\/(?![/\\])[^*\s\\]*\*?$/.test(target))
      return `write its target ${target} like /new-page, /new/*, /files/terms.pdf or https://www.example.com/page`;
    const path = encoded(pathOf(target));
    // Any path that a pattern matches.
    const example = path.replace(/\*$/, 'x');
    const next = targetOf(example);
    if ([example, next].some((to) => to && matches(canonicalSource(source), pathOf(to))))
      return `it forms a loop with ${target}`;
    if (next !== undefined)
      return `its target ${target} has moved to ${next} itself: name that one`;
    if (gonePath(example)) return `its target ${target} is gone`;
    if (![...pages, ...files].some((known) => matches(path, known)))
      return `there is no page and no file at its target ${target}`;
    return undefined;
  };
  const lineOf = (list: string, entry: string, problem: string | undefined) =>
    problem ? [`${REDIRECTS_FILE}: ${list}: ${entry}: ${problem}`] : [];
  return [
    ...Object.entries(redirects).flatMap(([source, target]) =>
      lineOf('redirects', source, wrongSource(source) ?? wrongTarget(source, target)),
    ),
    ...gone.flatMap((source) => lineOf('gone', source, wrongSource(source))),
  ];
}

/** Why no address can match a source, and the remedy. */
function formProblem(source: string): string | undefined {
  if (/[?#]/.test(source)) return QUERY;
  if (!/^\/[^*\s\\]*\*?$/.test(source))
    return 'write it like /old-page or /old/*, a path of this site without its host';
  try {
    const canonical = canonicalSource(source);
    if (OTHER_PATTERN.test(decodeURI(canonical)))
      return 'no address is like this: the only pattern is a * at the end';
    return undefined;
  } catch {
    return 'its "%" begins no encoded character: write the character itself, or %25 for a percent sign';
  }
}

function externalProblem(target: string): string | undefined {
  const url = URL.parse(target);
  if (!url) return 'is not an address';
  if (url.username || url.password)
    return 'shows a name or password to everybody: leave out what is before its @';
  // The text in place of the star would become part of the host's name.
  if (hasWildcard(target) && !/^https:\/\/[^/?#]+\/[^*]*\*$/.test(target))
    return 'needs a / between its host and the *';
  return undefined;
}
