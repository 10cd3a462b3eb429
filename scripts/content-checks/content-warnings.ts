import { globSync, readFileSync } from 'node:fs';
import { siteConfig } from '../../src/content/site.ts';

/** A line of a content file. */
interface ContentLine {
  text: string;
  /** YAML is shown as it is written; the text of a Markdown file is not. */
  isYaml: boolean;
  /** The lines before it in the same part of the file. */
  before: readonly string[];
  /** The title of the article or page. */
  title: string | undefined;
  /** Finds a link to the site by http. */
  ownHttp: RegExp;
}

interface Rule {
  problem: string;
  /** Whether a line has what a reader of the page would see. */
  finds(line: ContentLine): boolean;
}

/** @param part the lines in which the pattern is a mistake: those of YAML, or all */
const has =
  (pattern: RegExp, part: 'yaml' | 'all') =>
  ({ text, isYaml }: ContentLine): boolean =>
    (isYaml || part === 'all') && pattern.test(text);

const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s/;
/** Of other programs. */
const BULLET = /^\s*[·•▪◦‣]\s/;
/** Cells between tabs, which spreadsheets and Word copy. */
const TABLE_ROW = /\S ?\t ?\S/;
const INDENTED = /^(?: {4}|\t)/;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** Where other programs keep documents. */
const ELSEWHERE =
  /https:\/\/(?:(?:www\.)?notion\.so|docs\.google\.com|d\.docs\.live\.net|[\w-]+\.sharepoint\.com)\//i;

const rules: readonly Rule[] = [
  {
    // After a key or a dash: a line of a longer text may quote somebody.
    finds: has(/^\s*(?:- |(?:- )?[\w-]+:\s+)[“”„«‘].*[“”»’]\s*$/, 'yaml'),
    problem:
      'the typographic quotation marks around the text are shown: write straight ones, or none',
  },
  {
    finds: has(/<\/?[a-z][^<>]*>|&(?:[a-z]{2,}|#\d+);/i, 'yaml'),
    problem: 'HTML is shown as it is written here',
  },
  {
    finds: has(/\*\*\S|__\S|\[[^\][]+\]\([^\s)]+\)/, 'yaml'),
    problem: 'Markdown is shown as it is written here',
  },
  {
    finds: has(
      /(?:\b(?:alt|name): ['"]?|!\[)(?:untitled\b|[\w-]+\.(?:png|jpe?g|webp|avif|svg)\b)/i,
      'all',
    ),
    problem:
      'is the name of a file, which some readers get instead of the picture: say what it shows',
  },
  {
    finds: has(/https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])/i, 'all'),
    problem: 'links to a server on your own machine',
  },
  {
    finds: ({ text, ownHttp }) => ownHttp.test(text),
    problem: 'links to this site by http: write the path alone, like /contact',
  },
  {
    finds: has(ELSEWHERE, 'all'),
    problem: 'links to a document that visitors may not be allowed to open',
  },
  {
    finds: has(/https:\/\/www\.google\.[a-z.]+\/url\?/i, 'all'),
    problem: 'leads through Google: write the address that it leads to',
  },
  {
    finds: has(
      /\bYour (?:Company|City|Country|Street|Data Protection Authority)\b|[@.]example\.com\b/,
      'yaml',
    ),
    problem: 'is a placeholder: write your own',
  },
  { finds: has(/lorem ipsum/i, 'all'), problem: 'is filler text' },
  { finds: has(/\b(?:TODO|FIXME|TBD|TKTK)\b/, 'all'), problem: 'is a note to yourself' },
  {
    finds: has(/\bdata:[\w.+-]+\/[\w.+-]+[;,]/, 'all'),
    problem: 'has a file within the text: save it in public/, and write its address',
  },
  {
    finds: ({ text, isYaml, title }) =>
      !isYaml &&
      title !== undefined &&
      /^#{1,6}\s+[*_]*(.+?)[*_]*\s*#*$/.exec(text)?.[1]?.toLowerCase() === title.toLowerCase(),
    problem: 'repeats the title, which the page shows already: remove the heading',
  },
  {
    finds: ({ text, isYaml, before }) =>
      !isYaml &&
      before.every((line) => line === '' || line.startsWith('# ')) &&
      /^[\p{L}_-]+(?: \p{L}+)?: +.{0,79}[^.!?…:]$/u.test(text),
    problem:
      'is shown as text: metadata of another program belongs between the --- lines, or nowhere',
  },
  {
    finds: ({ text, isYaml, before }) =>
      !isYaml && BULLET.test(text) && !BULLET.test(before.at(-1) ?? ''),
    problem: 'is not read as a list: begin each of its lines with "- "',
  },
  {
    finds: ({ text, isYaml, before }) =>
      !isYaml &&
      TABLE_ROW.test(text) &&
      !BULLET.test(text) &&
      !LIST_ITEM.test(text) &&
      !isFenced(before) &&
      !TABLE_ROW.test(before.at(-1) ?? ''),
    problem:
      'is not read as a table: write its rows as "| Item | Cost |", with "| --- | --- |" below the first',
  },
  {
    finds: ({ text, isYaml, before }) =>
      !isYaml && INDENTED.test(text) && isCodeAfter(before) && isProse(text),
    problem: 'is shown as code, because it begins with four spaces or a tab: remove them',
  },
];

const isFenced = (before: readonly string[]): boolean =>
  before.filter((line) => FENCE.test(line)).length % 2 === 1;

/** Whether an indented line after these begins code: after an empty line, in no list and in no fence. */
function isCodeAfter(before: readonly string[]): boolean {
  const above = before.findLast((line) => line !== '' && !INDENTED.test(line)) ?? '';
  const isInList = LIST_ITEM.test(above) || above.startsWith(' ') || above.startsWith('[^');
  return (before.at(-1) ?? '') === '' && !isInList && !isFenced(before);
}

/** Six words or more that begin with a capital letter, without the punctuation of code. */
const isProse = (text: string): boolean =>
  /^\s+["“‘]?\p{Lu}[^{}=<>;$|\\[\]]*$/u.test(text) && text.trim().split(/\s+/).length >= 6;

/**
 * Warnings of a content file, with file and line: what is valid, would be shown, and is rarely meant.
 *
 * @param file such as `content/company.yaml`
 * @param ownDomain the site's, as far as the content knows it
 */
export function contentWarnings(file: string, text: string, ownDomain: string): string[] {
  const lines = text.split('\n');
  const bodyAt = file.endsWith('.md') ? lines.indexOf('---', 1) + 1 : lines.length;
  const [, title] = /^---\n(?:.*\n)*?title:\s*['"]?(.*?)['"]?\n/.exec(text) ?? [];
  const ownHttp = new RegExp(`http://(?:www\\.)?${RegExp.escape(ownDomain)}(?![\\w.-])`, 'i');
  return lines.flatMap((text, at) => {
    const isYaml = at < bodyAt;
    if (isYaml && /^\s*#/.test(text)) return [];
    const line: ContentLine = {
      text,
      isYaml,
      before: lines.slice(isYaml ? 0 : bodyAt, at),
      title,
      ownHttp,
    };
    return rules
      .filter(({ finds }) => finds(line))
      .map(({ problem }) => `${file}:${at + 1}: ${problem}`);
  });
}

/** The warnings of all files of content/. */
export function allContentWarnings(): string[] {
  const ownDomain = siteConfig.contact.email.split('@', 2)[1] ?? 'localhost';
  return globSync('content/**/*.{yaml,md}', { exclude: ['content/templates'] })
    .sort()
    .flatMap((file) => contentWarnings(file, readFileSync(file, 'utf8'), ownDomain));
}

/** A comma, a bracket or a full stop with nothing where a text belongs. */
const EMPTY_PART = /[^\n]{0,60}(?:, ?[.,;:)](?!\w)|(?<=\s)\( ?\)| \.(?=\s|$))/g;

/** The sentences of a rendered page in which a text of content/ is empty, each up to the gap. */
export function emptyParts(html: string): string[] {
  const text = html
    .replaceAll(/<(script|style|pre|code)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '\n');
  return [...new Set(text.match(EMPTY_PART)?.map((part) => part.trim()))];
}
