import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  visit,
} from 'yaml';
import type * as z from 'zod/mini';
import { en } from 'zod/locales';
import { ContentError, problemsIn, throwIfAny } from './content-error.ts';

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
    throw new ContentError('has characters that are not UTF-8 (Latin-1?): save it as UTF-8');
  }
}

/**
 * Writes a generated source file if its text differs, because any write would count as a change.
 *
 * @returns whether it differs
 */
export function writeChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
}

const english = en().localeError;

/** Zod's own messages, but for a field that is not there, with the remedy for a text that YAML reads as a number. */
const messageOf: typeof english = (issue) => {
  if (issue.input === undefined) return 'is missing';
  const message = english(issue);
  const isNumberForText =
    issue.code === 'invalid_type' && issue.expected === 'string' && typeof issue.input === 'number';
  return isNumberForText && typeof message === 'string'
    ? `${message}: put it between quotation marks`
    : message;
};

type Path = readonly PropertyKey[];

/**
 * Validates a value.
 *
 * @param lineOf the line of a field, if the value comes from a file
 * @throws ContentError with problems like `<field>: <problem>`, in a list `<entry>: <field>: <problem>`
 */
export function parseValue<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
  lineOf?: (path: Path) => number,
): T {
  const result = schema.safeParse(value, { error: messageOf });
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const { path, message } = issue;
    const [key = []] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const line = lineOf ? ` (line ${lineOf(path.concat(key))})` : '';
    return [...placeOf(path, value), message + line].join(': ');
  });
  throw new ContentError(...problems);
}

/**
 * Parses and validates YAML.
 *
 * @param line the number of the first line
 * @param empty the value of a text without any
 * @throws ContentError with problems that name field and line
 */
export function parseYaml<T>(
  schema: z.ZodMiniType<T>,
  text: string,
  { line = 1, empty = null }: { line?: number; empty?: unknown } = {},
): T {
  const { document, lineAt } = yamlDocument(text, line);
  const lineOf = (path: Path) => lineAt(offsetOf(document, path));
  return parseValue(schema, (document.toJS() as unknown) ?? empty, lineOf);
}

/** The line where a field begins, or the entry that should have it. */
function offsetOf(document: Document, path: Path): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent) && parent.items.find(({ key }) => keyOf(key) === path.at(-1));
  const node = pair ? pair.key : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

const keyOf = (key: unknown): unknown => (isScalar(key) ? key.value : key);

/** A field, in a list after its entry, which its first text names. */
function placeOf(path: Path, value: unknown): string[] {
  const [index, ...fields] = path;
  if (!Array.isArray(value) || index === undefined) return path.length > 0 ? [path.join('.')] : [];
  const entry = Object(value[Number(index)]) as Record<string, unknown>;
  const isName = (text: unknown): text is string => typeof text === 'string' && text !== '';
  const name = Object.values(entry).find(isName) ?? `entry ${Number(index) + 1}`;
  return [name, ...placeOf(fields, entry)];
}

/** A line for each field that a schema refuses. */
export function linesOf<T>(place: string, schema: z.ZodMiniType<T>, value: unknown): string[] {
  try {
    parseValue(schema, value);
    return [];
  } catch (error) {
    return problemsIn(place, error);
  }
}

/**
 * Parses YAML. A text that YAML would read in part as a reference (`&`, `*`) or a comment is a problem, too, and so
 * is a number that means another one (`160.000`, `007`).
 *
 * @param line the number of the first line
 * @throws ContentError with the parser's own messages, or with problems that name the line
 */
function yamlDocument(text: string, line: number) {
  // Errors count lines from the start of the file.
  const file = '\n'.repeat(line - 1) + text;
  const lineAt = (offset: number) => file.slice(0, offset).split('\n').length;
  const document = parseDocument(file);
  throwIfAny(yamlSyntaxProblems(document, file));
  const problems: string[] = [];
  const add = (range: readonly number[] | null | undefined, problem: string) =>
    problems.push(`line ${lineAt(range?.[0] ?? 0)}: ${problem}`);
  visit(document, {
    Node(_key, node) {
      const isPlain = isScalar(node) && node.type === 'PLAIN';
      const isLost = isAlias(node) && !node.resolve(document);
      const sign = isLost ? '*' : isPlain && node.anchor ? '&' : '';
      if (sign) add(node.range, `a text that begins with ${sign} needs quotation marks around it`);
      if (isPlain && typeof node.value === 'number' && isMisread(node.source!, node.value))
        add(
          node.range,
          `${node.source} is read as the number ${node.value}: write digits alone, or put a text between quotation marks`,
        );
      const value = isPlain && node.comment != null ? node.value : undefined;
      const isCut = typeof value === 'string' || value === null;
      if (isCut && file.slice(node.range?.[0]).split('\n', 1)[0]!.includes('#'))
        add(
          node.range,
          'the text ends before " #", where a comment begins: put the whole text between quotation marks, or the comment on a line of its own',
        );
    },
  });
  throwIfAny(problems);
  return { document, lineAt };
}

/** What to change where the parser names only what it expected. */
const remedies: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with ": " in it needs quotation marks around it',
  MULTILINE_IMPLICIT_KEY:
    'this line and the next are read as one text: indent both lines equally, and begin each with a key',
};

/** The parser's problems, without those that follow from another one. */
function yamlSyntaxProblems({ errors, warnings }: Document.Parsed, file: string): string[] {
  const lines = errors.length > 0 ? file.split('\n') : [];
  const tabs = lines.flatMap((line, at) =>
    /^ *\t/.test(line) ? [`line ${at + 1}: begins with a tab: write spaces`] : [],
  );
  if (tabs.length > 0) return tabs;
  const inTwoLines = errors.filter(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
  return [...errors, ...warnings]
    .filter(
      ({ code, pos }) =>
        code !== 'BLOCK_AS_IMPLICIT_KEY' || inTwoLines.every((other) => other.pos[0] !== pos[0]),
    )
    .map(({ code, message }) => {
      const remedy = remedies[code];
      return remedy ? `${remedy}: ${message.trim()}` : message.trim();
    });
}

/** Whether a number means another one. Zeros may end a decimal, but not three digits that could be thousands. */
const isMisread = (source: string, value: number): boolean => {
  const decimals = /^-?(?:0|[1-9]\d*)\.(\d+)$/.exec(source)?.[1];
  return source !== String(value) && (decimals === undefined || decimals.length === 3);
};

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
