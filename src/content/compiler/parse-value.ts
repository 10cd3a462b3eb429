import type * as z from 'zod/mini';
import { en } from 'zod/locales';
import { ContentError, problemsIn } from './content-error.ts';

const english = en().localeError;

/** The remedy for a mistake in YAML, where Zod's message doesn't say it. */
function remedyOf(issue: Parameters<typeof english>[0]): string | undefined {
  if (issue.code === 'unrecognized_keys') return 'correct the name, or remove it';
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected === 'array') return 'begin each entry with "- " on a line of its own';
  if (issue.expected === 'int') return 'write a whole number';
  return issue.expected === 'string' && typeof issue.input === 'number'
    ? 'put it between quotation marks'
    : undefined;
}

/** Zod's own messages with their remedies, but for a field that is not there. */
const messageOf: typeof english = (issue) => {
  if (issue.input === undefined) return 'is missing';
  const message = english(issue);
  const remedy = remedyOf(issue);
  return remedy !== undefined && typeof message === 'string' ? `${message}: ${remedy}` : message;
};

export type FieldPath = readonly PropertyKey[];

/**
 * Validates a value.
 *
 * @param lineOf the line of a field, if the value comes from a file
 * @throws ContentError with problems like `<field>: <problem>`, in a list `<entry>: <field>: <problem>`
 */
export function parseValue<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
  lineOf?: (path: FieldPath) => number,
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

/** A field, in a list after its entry, which its first text names. */
function placeOf(path: FieldPath, value: unknown): string[] {
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
