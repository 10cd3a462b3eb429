import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import type * as z from 'zod/mini';
import { en } from 'zod/locales';

/** One message for everything that is wrong in the content, a line for each file. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(problems: string[]) {
    super(
      problems.length === 1 ? problems[0] : `${problems.length} problems:\n${problems.join('\n')}`,
    );
  }
}

/** A file of a collection: its name for messages, its name without extension, its text. */
export interface SourceFile {
  path: string;
  stem: string;
  text: string;
}

/** All files of a folder that end in `extension`, by name. Throws when there is no such folder. */
export function readFolder(folder: string, extension: '.json' | '.md'): SourceFile[] {
  return readdirSync(folder)
    .filter((name) => extname(name) === extension)
    .sort()
    .map((name) => {
      const file = join(folder, name);
      return {
        path: relative(process.cwd(), file).replaceAll('\\', '/'),
        stem: basename(name, extension),
        text: readFileSync(file, 'utf8'),
      };
    });
}

const english = en().localeError;

/** A value in, the parsed record out, or the list of `field: what is wrong`. */
export function parseRecord<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
): { record: T } | { problems: string[] } {
  const result = schema.safeParse(value, {
    error: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined ? 'is missing' : english(issue),
  });
  if (result.success) return { record: result.data };
  return {
    problems: result.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    ),
  };
}

/**
 * Front matter and body of a Markdown file; null when there is no front matter. It stands between
 * two `---` lines and is the small part of YAML that articles need: `key: value` with text (plain
 * or quoted) or a whole number, and one level of indented keys. A line of another form becomes a
 * key that no schema knows, so that the error names it.
 */
export function splitFrontMatter(
  text: string,
): { data: Record<string, unknown>; body: string } | null {
  const match = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text);
  if (!match) return null;
  const data: Record<string, unknown> = {};
  let nested = data;
  for (const line of match[1]!.split(/\r?\n/).filter((each) => each.trim() !== '')) {
    const [, indent = '', key = line, value = ''] =
      /^( *)([A-Za-z]+):(?: +(.*))?$/.exec(line.trimEnd()) ?? [];
    if (indent === '') nested = data;
    if (value === '' && indent === '') {
      nested = {};
      data[key] = nested;
    } else {
      nested[key] = frontMatterValue(value);
    }
  }
  return { data, body: match[2]! };
}

function frontMatterValue(text: string): string | number {
  if (/^\d+$/.test(text)) return Number(text);
  if (/^".*"$/.test(text)) return text.slice(1, -1).replaceAll('\\"', '"');
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  return text;
}
