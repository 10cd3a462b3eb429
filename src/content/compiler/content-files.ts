import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Document,
  type ErrorCode,
  isAlias,
  isScalar,
  parseDocument,
  visit,
  type YAMLParseError,
} from 'yaml';
import type * as z from 'zod/mini';
import { en } from 'zod/locales';
import { ContentError, linesIn, stopAt } from './content-error.ts';

/**
 * The text of a UTF-8 file, without its byte-order mark, its lines ended by `\n`.
 *
 * @throws ContentError for other files
 */
export function decode(bytes: Buffer): string {
  if (bytes.length === 0) throw new ContentError('is empty');
  if (bytes.subarray(0, 200).includes(0))
    throw new ContentError('is UTF-16 or no text: save it as UTF-8');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.replaceAll(/\r\n?/g, '\n');
  } catch {
    throw new ContentError('has letters that are no UTF-8 (Latin-1?): save it as UTF-8');
  }
}

/** Writes a generated file of the sources if its text differs: an unchanged file would count as a changed source. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
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

/**
 * Validates a value.
 *
 * @throws ContentError with problems like `<field>: <problem>`, in a list `<record>: <field>: <problem>`
 */
export function parseRecord<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value, {
    error: (issue) => {
      if (issue.input === undefined) return 'is missing';
      if (issue.input === null) return 'is empty: write its value, or remove the line';
      if (issue.code === 'unrecognized_keys')
        return `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
      return (issue.code === 'invalid_type' && kinds[issue.expected]) || english(issue);
    },
  });
  if (result.success) return result.data;
  const { issues } = result.error;
  throw new ContentError(
    ...issues.map(({ path, message }) => [...placeOf(path, value), message].join(': ')),
  );
}

/** A field; in a list of records its record, named by its first text, then the field. */
function placeOf(path: readonly PropertyKey[], value: unknown): string[] {
  const [index, ...fields] = path;
  if (!Array.isArray(value) || index === undefined) return path.length > 0 ? [path.join('.')] : [];
  const record = Object(value[Number(index)]) as Record<string, unknown>;
  const isName = (text: unknown): text is string => typeof text === 'string' && text !== '';
  const name = Object.values(record).find(isName) ?? `record ${Number(index) + 1}`;
  return [name, ...placeOf(fields, record)];
}

/** A line for each field of a record that a schema refuses. */
export function linesOf<T>(place: string, schema: z.ZodMiniType<T>, record: unknown): string[] {
  try {
    parseRecord(schema, record);
    return [];
  } catch (error) {
    return linesIn(place, error);
  }
}

/** Errors of YAML in words, for owners who don't program; the parser's own words for others. */
const yamlErrors: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_ALIAS: 'a text that begins with * needs quotation marks around it',
  BAD_DQ_ESCAPE: 'between “"” a backslash is written twice: \\\\',
  BAD_INDENT: 'the line begins with too many or too few spaces, or a bracket is not closed',
  BAD_SCALAR_START: 'a text that begins with this sign needs quotation marks around it',
  DUPLICATE_KEY: 'the field stands here a second time',
  MISSING_CHAR: 'the ": " after the field’s name is missing',
  MULTILINE_IMPLICIT_KEY: 'the ": " after the field’s name is missing',
  MULTIPLE_DOCS: 'a line of --- ends the record: remove it',
  TAB_AS_INDENT: 'begin the line with spaces instead of a tab',
};

/** The cause of a syntax error, and its remedy. `value`: the text after the field's name on the error's line. */
function causeOf({ code, message }: YAMLParseError, value: string): string {
  const [first = ''] = value;
  if (message.startsWith('Missing closing')) return 'a quotation mark is not closed';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && value.includes(': '))
    return 'a text with ": " in it needs quotation marks around it';
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return 'the next line begins with more spaces: write both below each other';
  if (/^(?:UNEXPECTED_TOKEN|BLOCK_IN_FLOW|BLOCK_AS_IMPLICIT_KEY)$/.test(code)) {
    if (/["']/.test(first))
      return 'the text goes on after its quotation marks: put all of it between “"”, and \\" for one within it';
    if (/[[{*&!|>%@`?-]/.test(first))
      return `a text that begins with ${first} needs quotation marks around it`;
    return yamlErrors.BAD_INDENT!;
  }
  return yamlErrors[code] ?? message;
}

/**
 * Parses YAML. A text of which YAML takes a part for a reference (`&`, `*`), a type (`!`) or a
 * comment is a problem, too, and so is a number that it reads otherwise than it is written (`160.000`, `007`).
 *
 * @param line the number of the first line
 * @throws ContentError with problems that name the line
 */
export function parseYaml(text: string, line = 1): unknown {
  const lineAt = (offset: number) => line + text.slice(0, offset).split('\n').length - 1;
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const at = error.message.startsWith('Missing closing') ? lastQuoted(document) : error.pos[0];
    const [written = ''] = text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1);
    const value = written.replace(/^\s*(?:- +)?[^\s:]+:\s+/, '');
    throw new ContentError(`line ${lineAt(at)}: ${causeOf(error, value)}`);
  }
  const problems: string[] = [];
  const add = (range: readonly number[] | null | undefined, problem: string) =>
    problems.push(`line ${lineAt(range?.[0] ?? 0)}: ${problem}`);
  visit(document, {
    Node(_key, node) {
      const isPlain = isScalar(node) && node.type === 'PLAIN';
      const isLost = isAlias(node) && !node.resolve(document);
      const sign = isLost ? '*' : isPlain && node.anchor ? '&' : isPlain && node.tag ? '!' : '';
      if (sign) add(node.range, `a text that begins with ${sign} needs quotation marks around it`);
      if (isPlain && typeof node.value === 'number' && node.source !== String(node.value))
        add(
          node.range,
          `${node.source} is read as the number ${node.value}: write digits alone, or put a text between quotation marks`,
        );
      const value = isPlain && node.comment != null ? node.value : undefined;
      const isCut = typeof value === 'string' || value === null;
      if (isCut && text.slice(node.range?.[0]).split('\n', 1)[0]!.includes('#'))
        add(
          node.range,
          'the text ends before " #", where a comment begins: put the whole text between quotation marks, or the comment on a line of its own',
        );
    },
  });
  stopAt(problems);
  return document.toJS() as unknown;
}

/** Where the last quoted text begins: one that is not closed reaches to the end. */
function lastQuoted(document: Document.Parsed): number {
  let start = 0;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith('QUOTE')) start = range?.[0] ?? 0;
    },
  });
  return start;
}

/**
 * Front matter (between two `---` lines) and body of a Markdown file, each with the number of its first line.
 *
 * @throws ContentError without front matter
 */
export function splitFrontMatter(text: string) {
  const match = /^((?:[ \t]*\n)*---[ \t]*\n)(.*?\n)(---[ \t]*(?:\n|$))(.*)$/s.exec(text);
  if (!match) throw new ContentError('front matter between two --- lines is missing');
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
