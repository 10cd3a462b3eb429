import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { wordList } from '../../src/content/words/number-words.ts';
import type { FoundLink, PageReferences } from './page-references.ts';

/** A page of the site with what it refers to. */
interface ReferringPage extends PageReferences {
  path: string;
}

/** A source file that may name an address. */
export interface SourceText {
  file: string;
  text: string;
}

interface ReferenceOptions {
  /** Why a page can't link to a path, such as `which is a draft`; undefined if it can. */
  problemOf(path: string, page: string): string | undefined;
  publicDir: string;
  sources: readonly SourceText[];
}

/** The size limit, in bytes, of a picture that is served unchanged in one size. */
const MAX_BYTES = 1_000_000;

/** How many pages to name for a problem that all of them share, like a link in the footer. */
const NAMED_PAGES = 3;

const REMEDY = 'correct the link, or remove it';

/** Checks rendered pages one after the other, and keeps of each only its ids. */
export function referenceChecker({ problemOf, publicDir, sources }: ReferenceOptions) {
  const found = new Map<string, { places: string[]; on: Set<string> }>();
  const idsOf = new Map<string, ReadonlySet<string>>();
  /** The links to a part of a page, which may be rendered later. */
  const partLinks = new Map<string, { link: FoundLink; on: Set<string> }>();

  function add(problem: string | undefined, page: string, path: string, forms: string[]) {
    if (!problem) return;
    const { on, places = placesOf(path, forms, sources) } = found.get(problem) ?? {
      on: new Set<string>(),
    };
    found.set(problem, { places, on: on.add(page) });
  }

  function addLink(problem: string | undefined, page: string, { href, path, fragment }: FoundLink) {
    add(problem, page, path, [href, `#${fragment}`, path]);
  }

  function checkLink(link: FoundLink, page: string): void {
    const { href, path, fragment } = link;
    if (/^www\./i.test(href)) {
      addLink(`links to ${href}: write https://${href}`, page, link);
      return;
    }
    const problem = problemOf(path, page);
    if (problem) addLink(`links to ${path}, ${problem}: ${REMEDY}`, page, link);
    else if (fragment !== '') {
      const key = `${path}#${fragment}`;
      const { on } = partLinks.get(key) ?? { on: new Set<string>() };
      partLinks.set(key, { link, on: on.add(page) });
    }
  }

  return {
    /** Checks what a page refers to. */
    check({ path: page, ids, links, files }: ReferringPage): void {
      if (!idsOf.has(page)) idsOf.set(page, ids);
      for (const link of links) checkLink(link, page);
      for (const [base, parts] of Map.groupBy(files, baseOf))
        add(fileProblem(base, parts, publicDir), page, base, [base]);
    },
    /**
     * Broken links and missing files of the pages, a line each: `<where the sources name it>: <problem>: <remedy>
     * (on <pages>)`.
     */
    problems(): string[] {
      for (const [key, { link, on }] of partLinks)
        if (idsOf.get(link.path)?.has(link.fragment) === false)
          for (const page of on)
            addLink(
              `links to ${key}, but nothing there has the id ${link.fragment}: ${REMEDY}`,
              page,
              link,
            );
      return [...found].map(([problem, { places, on }]) => {
        const shown = pagesInWords([...on]);
        return places.length > 0
          ? `${wordList(places, 'and')}: ${problem} (on ${shown})`
          : `${shown}: ${problem}`;
      });
    },
  };
}

/** A picture's or a film's path without size and format, as content names it. */
const baseOf = (file: string): string => file.replace(/(?:-\d+\.(?:avif|jpg)|\.(?:webm|mp4))$/, '');

/** The problem of a picture or film, and its remedy. */
function fileProblem(
  base: string,
  shown: readonly string[],
  publicDir: string,
): string | undefined {
  const absent = shown.filter((file) => !existsSync(join(publicDir, file)));
  if (absent.length === 0) return shown.includes(base) ? heavyProblem(base, publicDir) : undefined;
  const [first = ''] = absent;
  const others = absent.length > 1 ? `${first} and ${absent.length - 1} more` : first;
  const what = absent.length === shown.length && absent.length > 1 ? base : others;
  const verb = what === others && absent.length > 1 ? 'are' : 'is';
  return `shows ${what}, which ${verb} missing: ${remedyOf(base, absent)}`;
}

function remedyOf(base: string, absent: readonly string[]): string {
  if (absent.some((file) => /\.(?:webm|mp4)$/.test(file)))
    return 'put the film into public/film as .webm and .mp4';
  if (base.startsWith('/film/')) return `npm run picture -- still.png ${base.slice(1)}`;
  if (base.startsWith('/art/') && extname(base) === '')
    return `npm run picture -- photo.png ${base.slice('/art/'.length)}`;
  return base.startsWith('/art/share/') ? 'npm run brand draws it' : 'put the file into public';
}

/** A file of its own, such as a PNG, is sent as it is to every device. */
function heavyProblem(file: string, publicDir: string): string | undefined {
  const bytes = statSync(join(publicDir, file)).size;
  return bytes > MAX_BYTES && /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file)
    ? `shows ${file}, which is ${(bytes / 1e6).toFixed(1)} MB and would be sent as it is: name a place without extension instead, and make all sizes with "npm run picture -- public${file} <place>"`
    : undefined;
}

/** The study or article of a picture by its path: no field names their default pictures. */
const ENTRY_PICTURE = /^\/art\/((?:case-studies|articles)\/[^/]+)\//;

/**
 * Where sources name an address, like `content/articles/one.md:12`: its first form that is found, else the file
 * of its study or article, else the last part of its path between quotation marks, from which functions like
 * `picture('audits')` make it.
 */
function placesOf(path: string, forms: string[], sources: readonly SourceText[]): string[] {
  const entry = ENTRY_PICTURE.exec(path)?.[1];
  const last = path
    .replace(/\.\w+$/, '')
    .split('/')
    .at(-1)!;
  const found = [
    ...forms
      .filter((form) => form.length > 1)
      .map((form) => linesWith(`(?<![\\w/.#-])${RegExp.escape(form)}(?![\\w/#-])`, sources)),
    sources.filter(({ file }) => file.startsWith(`content/${entry}.`)).map(({ file }) => file),
    linesWith(`'${RegExp.escape(last)}'`, sources),
  ];
  return found.find((places) => places.length > 0) ?? [];
}

/** What a comment of TypeScript or YAML begins with. */
const COMMENT = /^\s*(?:\/?\*|\/\/|# )/;

/** The lines that match a pattern, but for comments, like `content/articles/one.md:12`. */
function linesWith(pattern: string, sources: readonly SourceText[]): string[] {
  const expression = new RegExp(pattern);
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        expression.test(line) && !COMMENT.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
}

function pagesInWords(pages: readonly string[]): string {
  const more = pages.length - NAMED_PAGES;
  const named = pages.slice(0, more > 1 ? NAMED_PAGES : pages.length);
  return wordList(more > 1 ? [...named, `${more} pages more`] : named, 'and');
}
