import { globSync, readFileSync } from 'node:fs';

interface Rule {
  /** The file names that it is about. */
  files: RegExp;
  /** What a line has that a reader of the page would see. */
  pattern: RegExp;
  problem: string;
}

const YAML = /\.yaml$/;
const ALL = /\.(?:yaml|md)$/;

/** What is valid and yet rarely meant. A line that begins with # is a comment of YAML. */
const rules: readonly Rule[] = [
  {
    files: YAML,
    // After a key or a dash: a line of a longer text may quote somebody.
    pattern: /^\s*(?:- |(?:- )?[\w-]+:\s+)[“”„«].*[“”»]\s*$/,
    problem:
      'the typographic quotation marks around the text are shown: write straight ones, or none',
  },
  { files: YAML, pattern: /<\/?[a-z][^<>]*>/i, problem: 'HTML is shown as it is written here' },
  {
    files: YAML,
    pattern: /\*\*\S|__\S|\[[^\][]+\]\([^\s)]+\)/,
    problem: 'Markdown is shown as it is written here',
  },
  {
    files: ALL,
    pattern: /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])/i,
    problem: 'links to a server on your own machine',
  },
  { files: ALL, pattern: /lorem ipsum/i, problem: 'is filler text' },
  { files: ALL, pattern: /\b(?:TODO|FIXME|TBD|TKTK)\b/, problem: 'is a note to yourself' },
];

/**
 * Warnings of a content file, with file and line: what would be shown, and is rarely meant.
 *
 * @param file such as `content/company.yaml`
 */
export function contentWarnings(file: string, text: string): string[] {
  const [, title] = /^---\n(?:.*\n)*?title:\s*['"]?(.*?)['"]?\n/.exec(text) ?? [];
  return text.split('\n').flatMap((line, index) => {
    if (YAML.test(file) && /^\s*#/.test(line)) return [];
    const found = rules
      .filter(({ files, pattern }) => files.test(file) && pattern.test(line))
      .map(({ problem }) => problem);
    const [, heading] = file.endsWith('.md') ? (/^#{1,2}\s+(.+?)\s*#*$/.exec(line) ?? []) : [];
    if (heading !== undefined && heading === title)
      found.push('repeats the title, which the page shows already: remove the heading');
    return found.map((problem) => `${file}:${index + 1}: ${problem}`);
  });
}

/** The warnings of all files of content/. */
export const allContentWarnings = (): string[] =>
  globSync('content/**/*.{yaml,md}')
    .sort()
    .flatMap((file) => contentWarnings(file, readFileSync(file, 'utf8')));
