import { createHash } from 'node:crypto';
import { styleModules } from './style-modules.ts';

/* Not what a comment quotes. */
const STYLED = /(?<!`)\bstyled(?:\.[a-z]\w*|\(\w+\))(?=[`<.])/g;

/**
 * Prepares styled components, which here depend on no property:
 *
 * - Each is named after its file and place. By itself styled-components counts them as their modules
 *   run, and the server, which loads every page, runs them in another order than a browser, which
 *   loads one: the class names of the two would differ.
 * - The rules of each are joined into one string when its module runs (src/theme/joined-rules.ts);
 *   with `attrs` behind it, styled-components goes on joining them at each render.
 */
export const staticStyles = () => styleModules('static-styles', prepareStyles);

/**
 * Gives the n-th styled component of a file an id made of the file's path and n, and has its rules
 * joined.
 */
export function prepareStyles(code: string, file: string): string {
  let count = 0;
  const prepared = code.replace(STYLED, (styled, at: number) => {
    count += 1;
    const id = createHash('sha256').update(`${file}:${count}`).digest('base64url');
    const componentId = `n${id.replace(/[-_]/g, '').slice(0, 6)}`;
    const named = `${styled}.withConfig({ componentId: '${componentId}' })`;
    return code[at + styled.length] === '.' ? named : `joinedRules(${named})`;
  });
  if (count === 0) return code;
  return `import { joinedRules } from '/src/theme/joined-rules.ts';\n${prepared}`;
}
