import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../node_modules');

type Part = string | number | false | readonly string[];

/** Joins markup; lists are joined without a separator and `false` is left out. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): string =>
  String.raw(
    { raw: strings },
    ...parts.map((part) => (part === false ? '' : Array.isArray(part) ? part.join('') : part)),
  );

/**
 * An icon of Lucide as inline SVG, in the size of the surrounding text.
 *
 * @param name its file's name, such as `calendar-check`
 * @throws for an unknown icon
 */
export const icon = (name: string): string =>
  readFileSync(join(packages, `lucide-static/icons/${name}.svg`), 'utf8')
    .replace(/<!--.*?-->\s*/s, '')
    .replace('width="24"', 'width="1.25em"')
    .replace('height="24"', 'height="1.25em"');

/**
 * A variable family of Fontsource as `@font-face` rules that embed the files, so that the page makes no
 * request.
 */
function face(id: string, style: 'normal' | 'italic'): string {
  const file = join(packages, `@fontsource-variable/${id}/files/${id}-latin-wght-${style}.woff2`);
  return `@font-face { font-family: '${id}'; font-style: ${style}; font-weight: 100 900;
    src: url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) }`;
}

/** `fraunces`, or `fraunces/italic` for its italics; a rule names the family by its id. */
export const faces = (names: readonly string[]): string =>
  names
    .map((name) => {
      const [id = '', style] = name.split('/');
      return face(id, style === 'italic' ? 'italic' : 'normal');
    })
    .join('\n');
