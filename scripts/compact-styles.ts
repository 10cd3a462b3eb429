import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Takes comments and indentation out of the modules that hold styles. The minifier leaves the
 * inside of template strings alone, and so every visitor would download what explains our CSS.
 */
export function compactStyles(): Plugin {
  let root = process.cwd();
  return {
    name: 'compact-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id);
      if (!/^src\/.+\.tsx?$/.test(file) || !code.includes('styled-components')) return null;
      return { code: compact(code), map: null };
    },
  };
}

/** Source in, the same source without block comments and indentation out. */
export function compact(code: string): string {
  return code.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s*\n\s*/g, '\n');
}
