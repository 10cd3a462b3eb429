import * as z from 'zod/mini';
import { type Promises, promiseNames } from './promises-schema.ts';
import { text } from './common-fields.ts';

/** A name between { and }, which a value replaces. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * A text that names promises in braces, such as `{automationWeeks}`.
 *
 * @param later other names, which the code fills in
 */
export function sentence(...later: string[]) {
  const names = [...promiseNames, ...later];
  const rest = (written: string) =>
    written.replaceAll(PLACEHOLDER, (whole, name: string) => (names.includes(name) ? '' : whole));
  return text.check(
    z.refine((written) => !/[{}]/.test(rest(written)), {
      error: ({ input }) =>
        `found "${/\{[^{}]*\}?|\}/.exec(rest(String(input)))?.[0]}", expected the name of a number or text of content/promises.yaml between { and }, like {automationWeeks}`,
    }),
  );
}

/** Fills the promises into all texts in `data`; other names stay. */
export function withPromises<T>(data: T, promises: Promises): T {
  const values = new Map<string, unknown>(Object.entries(promises));
  const filled = (text: string) =>
    text.replaceAll(PLACEHOLDER, (whole, name: string) =>
      promiseNames.includes(name) ? String(values.get(name)) : whole,
    );
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? filled(value) : value,
  ) as T;
}
