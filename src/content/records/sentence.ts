import * as z from 'zod/mini';
import * as promises from '../company/promises.ts';
import { text } from './record-fields.ts';

function promised(name: string): string | undefined {
  const value: unknown = Object.hasOwn(promises, name) && promises[name as keyof typeof promises];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/**
 * A text in which numbers and words of promises.ts stand by their name, such as `{automationWeeks}`.
 *
 * @param later names that the code fills in
 */
export const sentence = (...later: string[]) =>
  text.check(
    z.overwrite((written) =>
      written.replace(/\{(\w+)\}/g, (whole, name: string) => promised(name) ?? whole),
    ),
    z.refine(
      (written) =>
        !/[{}]/.test(later.reduce((rest, name) => rest.replaceAll(`{${name}}`, ''), written)),
      {
        error:
          'between { and } stands the name of a number or text of src/content/company/promises.ts, like {automationWeeks}',
      },
    ),
  );
