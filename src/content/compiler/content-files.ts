import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { type ErrorCode, parseDocument, visit } from 'yaml';
import type * as z from 'zod/mini';
import { en } from 'zod/locales';

/** A file of a collection: its path for messages, its name without extension, its text or why it has none. */
export interface SourceFile {
  path: string;
  stem: string;
  text: Parsed<string>;
}

/** A record, or the problems of its file. */
export type Parsed<T> = { record: T } | { problems: string[] };

/**
 * Reads the files of a folder, sorted by name. Files with another extension and folders are listed with a problem,
 * because their author expects to see them.
 *
 * @throws if there is no such folder
 */
export function readFolder(folder: string, extension: '.yaml' | '.md'): SourceFile[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => {
      const file = join(folder, name);
      const isRead = extname(name) === extension;
      const remedy = `is not read: the name must end in ${extension}, in this folder itself`;
      return {
        path: relative(process.cwd(), file).replaceAll('\\', '/'),
        stem: basename(name, extname(name)),
        text: isRead ? decode(readFileSync(file)) : { problems: [remedy] },
      };
    });
}

/** The text of a UTF-8 file, without its byte-order mark. */
function decode(bytes: Buffer): Parsed<string> {
  if (bytes.length === 0) return { problems: ['is empty'] };
  if (bytes.subarray(0, 200).includes(0))
    return { problems: ['is UTF-16 or no text: save it as UTF-8'] };
  try {
    return { record: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problems: ['has letters that are no UTF-8 (Latin-1?): save it as UTF-8'] };
  }
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

/** Errors of YAML in words, for owners who don't program; the parser's own words for others. */
const yamlErrors: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_INDENT: 'the line begins with too many or too few spaces, or a bracket is not closed',
  BAD_SCALAR_START: 'a text that begins with this sign needs quotation marks around it',
  BLOCK_AS_IMPLICIT_KEY: 'a text with ": " in it needs quotation marks around it',
  DUPLICATE_KEY: 'the field stands here a second time',
  MISSING_CHAR: 'the ": " after the field’s name is missing',
  MULTILINE_IMPLICIT_KEY: 'the ": " after the field’s name is missing',
  TAB_AS_INDENT: 'begin the line with spaces instead of a tab',
  UNEXPECTED_TOKEN: 'the text goes on after its quotation marks: put all of it between “"”',
};

/** Parses YAML; problems name the line. `line` is the number of the first line. */
export function parseYaml(text: string, line = 1): Parsed<unknown> {
  const lineAt = (offset: number) => line + text.slice(0, offset).split('\n').length - 1;
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const problem = error.message.startsWith('Missing closing')
      ? 'a quotation mark is not closed'
      : (yamlErrors[error.code] ?? error.message);
    return { problems: [`line ${lineAt(error.pos[0])}: ${problem}`] };
  }
  const problems: string[] = [];
  visit(document, {
    Scalar(_key, { type, value, comment, range }) {
      if (type === 'PLAIN' && typeof value === 'string' && comment != null)
        problems.push(
          `line ${lineAt(range?.[0] ?? 0)}: the text ends before " #", where a comment begins: put the whole text between quotation marks, or the comment on a line of its own`,
        );
    },
  });
  return problems.length > 0 ? { problems } : { record: document.toJS() as unknown };
}

/**
 * Front matter (between two `---` lines) and body of a Markdown file, each with the number of its first line; null
 * without front matter.
 */
export function splitFrontMatter(text: string) {
  const match = /^((?:[ \t]*\r?\n)*---[ \t]*\r?\n)(.*?\r?\n)(---[ \t]*(?:\r?\n|$))(.*)$/s.exec(
    text,
  );
  if (!match) return null;
  const [, opening = '', frontMatter = '', closing = '', body = ''] = match;
  const lines = (part: string) => part.split('\n').length - 1;
  const frontMatterLine = 1 + lines(opening);
  return {
    frontMatter,
    frontMatterLine,
    body,
    bodyLine: frontMatterLine + lines(frontMatter) + lines(closing),
  };
}
