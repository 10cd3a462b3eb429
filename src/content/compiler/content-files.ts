import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod/mini';
import { en } from 'zod/locales';

/** All problems of the content in one message, a line per file. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(problems: string[]) {
    super(
      problems.length === 1 ? problems[0] : `${problems.length} problems:\n${problems.join('\n')}`,
    );
  }
}

/** A file of a collection: its path for messages, its name without extension, its text. */
export interface SourceFile {
  path: string;
  stem: string;
  text: string;
}

/** A record, or the problems of its file. */
export type Parsed<T> = { record: T } | { problems: string[] };

/**
 * Reads the files of a folder with an extension, sorted by name.
 *
 * @throws if there is no such folder
 */
export function readFolder(folder: string, extension: '.yaml' | '.md'): SourceFile[] {
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

/** Types of fields in words, for owners who don't program. */
const kinds: Readonly<Record<string, string>> = {
  boolean: 'must be true or false',
  number: 'must be a number',
  int: 'must be a whole number',
  string: 'must be text: put it between quotation marks',
  array: 'must be a list, a line each that begins with "- "',
  object: 'must have fields of its own',
};

/** Validates a value; problems read `<field>: <problem>`. */
export function parseRecord<T>(schema: z.ZodMiniType<T>, value: unknown): Parsed<T> {
  const result = schema.safeParse(value, {
    error: (issue) => {
      if (issue.input === undefined) return 'is missing';
      if (issue.code === 'unrecognized_keys')
        return `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
      return (issue.code === 'invalid_type' && kinds[issue.expected]) || english(issue);
    },
  });
  if (result.success) return { record: result.data };
  return {
    problems: result.error.issues.map(({ path, message }) =>
      path.length > 0 ? `${path.join('.')}: ${message}` : message,
    ),
  };
}

/** Parses YAML; problems name the line. `line` is the number of the first line. */
export function parseYaml(text: string, line = 1): Parsed<unknown> {
  try {
    return { record: parse(text, { prettyErrors: false }) as unknown };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const at = line + text.slice(0, error.pos[0]).split('\n').length - 1;
    return {
      problems: [
        `line ${at}: is not valid YAML (a text with ": " needs quotation marks): ${error.message}`,
      ],
    };
  }
}

/** Front matter (between two `---` lines) and body of a Markdown file; null without front matter. */
export function splitFrontMatter(text: string): { frontMatter: string; body: string } | null {
  const match = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text);
  return match && { frontMatter: match[1]!, body: match[2]! };
}
