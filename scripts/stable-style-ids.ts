import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const STYLED = /\bstyled(?:\.[a-z]\w*|\(\w+\))(?=[`<.])/g;

/**
 * Names each styled component after its file and place. By itself styled-components counts them as
 * their modules run, and the server, which loads every page, runs them in another order than a
 * browser, which loads one: the class names of the two would differ.
 */
export function stableStyleIds(): Plugin {
  let root = process.cwd();
  return {
    name: 'stable-style-ids',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id);
      if (!/^src\/.+\.tsx?$/.test(file) || !code.includes('styled-components')) return null;
      return { code: withStyleIds(code, file), map: null };
    },
  };
}

/** Gives the n-th styled component of a file an id made of the file's path and n. */
export function withStyleIds(code: string, file: string): string {
  let count = 0;
  return code.replace(STYLED, (styled) => {
    count += 1;
    const id = createHash('sha256').update(`${file}:${count}`).digest('base64url');
    return `${styled}.withConfig({ componentId: 'n${id.replace(/[-_]/g, '').slice(0, 6)}' })`;
  });
}
