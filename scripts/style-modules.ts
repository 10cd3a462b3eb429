import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A plugin that changes our modules that hold styles, before any other plugin sees them.
 *
 * @param change takes a module's source and its path from the project's folder, returns its source
 * @param apply `build` leaves development alone
 */
export function styleModules(
  name: string,
  change: (code: string, file: string) => string,
  apply?: 'build',
): Plugin {
  let root = process.cwd();
  return {
    name,
    ...(apply && { apply }),
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id);
      if (!/^src\/.+\.tsx?$/.test(file) || !code.includes('styled-components')) return null;
      return { code: change(code, file), map: null };
    },
  };
}
