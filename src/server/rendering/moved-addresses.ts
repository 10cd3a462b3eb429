import { canonicalPath, type Addresses } from './addresses.ts';

/** The contents of src/content/redirects.ts. */
export interface MovedAddresses {
  /** The new path of a moved page; undefined for other paths. */
  targetOf(path: string): string | undefined;
  /**
   * For a page that is gone, the cache key of its not-found page, shared by all paths that a `*` matches.
   * Undefined for other paths.
   */
  goneAddress(path: string): string | undefined;
}

const FILE = 'src/content/redirects.ts';

const hasStar = (pattern: string): boolean => pattern.endsWith('*');
const prefixOf = (pattern: string): string => pattern.slice(0, -1);

/** Whether a path matches a pattern; a trailing `*` matches one character or more. */
function matches(pattern: string, path: string): boolean {
  if (!hasStar(pattern)) return path === pattern;
  const prefix = prefixOf(pattern);
  return path.length > prefix.length && path.startsWith(prefix);
}

/** An address without `*` precedes one with it, a longer prefix a shorter one. */
const bySpecificity = (one: string, other: string): number =>
  Number(hasStar(one)) - Number(hasStar(other)) || other.length - one.length;

/** Looks up moved and gone addresses by their canonical paths. */
export function movedAddresses(
  redirects: Readonly<Record<string, string>>,
  gone: readonly string[],
): MovedAddresses {
  const patterns = Object.keys(redirects).sort(bySpecificity);
  return {
    targetOf(path) {
      const source = patterns.find((pattern) => matches(pattern, path));
      const target = source && redirects[source];
      if (!source || !target || !hasStar(target)) return target;
      return prefixOf(target) + path.slice(prefixOf(source).length);
    },
    goneAddress: (path) => gone.find((pattern) => matches(pattern, path))?.replace(/\*$/, '-'),
  };
}

/**
 * Lists the problems of src/content/redirects.ts, a line per entry; the build fails with them.
 *
 * @param addresses every address of the site, drafts included: a renamed draft's old address leads to it
 * wherever it is shown, and answers 404 elsewhere
 */
export function redirectProblems(
  redirects: Readonly<Record<string, string>>,
  gone: readonly string[],
  addresses: Addresses,
): string[] {
  const sources = Object.keys(redirects);
  const pages = [...addresses.keys()];
  const { targetOf, goneAddress } = movedAddresses(redirects, gone);
  /** For a pattern, any path that it matches. */
  const example = (pattern: string) => pattern.replace(/\*$/, 'x');

  const wrongSource = (source: string): string | undefined => {
    const page = pages.find((path) => matches(source, path));
    if (!isValid(source)) return 'write it like /old-page or /old/*, in lower case';
    if (page) return `${page} is a page of the site, which would be unreachable`;
    return undefined;
  };
  const wrongTarget = (source: string, target: string): string | undefined => {
    const next = targetOf(example(target));
    if (!isValid(target)) return `write its target ${target} like /new-page or /new/*`;
    if (hasStar(target) && !hasStar(source))
      return `its target ${target} ends in *, but the address itself does not`;
    if (leadsBack(example(source), targetOf)) return `it forms a loop with ${target}`;
    if (next !== undefined)
      return `its target ${target} has moved to ${next} itself: name that one`;
    if (goneAddress(example(target))) return `its target ${target} is gone`;
    if (!pages.some((path) => matches(target, path)))
      return `there is no page at its target ${target}`;
    return undefined;
  };
  const lineOf = (list: string, entry: string, problem: string | undefined) =>
    problem ? [`${FILE}: ${list}: ${entry}: ${problem}`] : [];
  return [
    ...sources.flatMap((source) =>
      lineOf('redirects', source, wrongSource(source) ?? wrongTarget(source, redirects[source]!)),
    ),
    ...gone.flatMap((source) =>
      lineOf(
        'gone',
        source,
        wrongSource(source) ??
          (sources.includes(source) ? 'it is in redirects, too: remove one of the two' : undefined),
      ),
    ),
  ];
}

const isValid = (pattern: string): boolean => {
  const path = pattern.replace(/\*$/, '');
  const isCanonical = path.endsWith('/') || canonicalPath(path) === path;
  return (
    /^\/[^*?#\s]*$/.test(path) && !path.includes('//') && path === path.toLowerCase() && isCanonical
  );
};

/** Whether following targets from an address comes back to it. */
function leadsBack(start: string, targetOf: MovedAddresses['targetOf']): boolean {
  const seen = new Set<string>();
  for (let at = targetOf(start); at !== undefined && !seen.has(at); at = targetOf(at)) {
    if (at === start) return true;
    seen.add(at);
  }
  return false;
}
