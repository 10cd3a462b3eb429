import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/* Not what a comment quotes. */
const STYLED = /(?<!`)\bstyled(?:\.[a-z]\w*|\(\w+\))(?=[`<])/g;

/**
 * Prepares styled components, which here depend on no property:
 *
 * - Each is named after its file and place. By itself styled-components counts them as their modules
 *   run, and the server, which loads every page, runs them in another order than a browser, which
 *   loads one: the class names of the two would differ.
 * - The rules of each are joined into one string when its module runs (src/theme/joined-rules.ts).
 */
export function staticStyles(): Plugin {
  let root = process.cwd();
  return {
    name: 'static-styles',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id);
      if (!/^src\/.+\.tsx?$/.test(file) || !code.includes('styled-components')) return null;
      return { code: prepareStyles(code, file), map: null };
    },
  };
}

/**
 * Gives the n-th styled component of a file an id made of the file's path and n, and has its rules
 * joined.
 */
export function prepareStyles(code: string, file: string): string {
  let count = 0;
  const prepared = code.replace(STYLED, (styled) => {
    count += 1;
    const id = createHash('sha256').update(`${file}:${count}`).digest('base64url');
    const componentId = `n${id.replace(/[-_]/g, '').slice(0, 6)}`;
    return `joinedRules(${styled}.withConfig({ componentId: '${componentId}' }))`;
  });
  if (count === 0) return code;
  return `import { joinedRules } from '/src/theme/joined-rules.ts';\n${prepared}`;
}
