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
import { throwIfAny } from './content-error.ts';
import { parseValue, type FieldPath } from './parse-value.ts';

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
  const lineOf = (path: FieldPath) => lineAt(offsetOf(document, path));
  return parseValue(schema, (document.toJS() as unknown) ?? empty, lineOf);
}

/** The line where a field begins, or the entry that should have it. */
function offsetOf(document: Document, path: FieldPath): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent) && parent.items.find(({ key }) => keyOf(key) === path.at(-1));
  const node = pair ? pair.key : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

const keyOf = (key: unknown): unknown => (isScalar(key) ? key.value : key);

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
