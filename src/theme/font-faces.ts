import { compact } from './compact.ts';
import { fontFallbacks, restRanges } from './font-measures.ts';
import { fallbackFamily, typefaces, type TypefaceRole } from './tokens.ts';

interface Fallback {
  weights: string;
  locals: readonly string[];
  sizeAdjust: string;
  ascent: string;
  descent: string;
  lineGap: string;
}

const fallbackFaces = (role: TypefaceRole) => {
  const faces: readonly Fallback[] = fontFallbacks[role];
  return faces
    .map(
      ({ weights, locals, ...metrics }) => `
  @font-face {
    font-family: '${fallbackFamily(role)}';
    src: ${locals.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${weights};
    size-adjust: ${metrics.sizeAdjust};
    ascent-override: ${metrics.ascent};
    descent-override: ${metrics.descent};
    line-gap-override: ${metrics.lineGap};
  }
`,
    )
    .join('');
};

/** The files that the document preloads: what nearly every page is set in. The longest comes first. */
export const fontFiles = {
  text: '/fonts/text.woff2',
  display: '/fonts/display.woff2',
  mono: '/fonts/mono.woff2',
} as const;

/**
 * A typeface in its two files. Of two faces that have a character the later one is taken; the rest
 * keeps to its own, or the browser would ask for it too where the first file comes too late.
 */
const face = (role: TypefaceRole) => {
  const rule = (file: string) => `
    font-family: '${typefaces[role].name}';
    src: url('${file}') format('woff2');
    font-weight: ${typefaces[role].weights};
    font-display: optional;
  `;
  return `
  @font-face {${rule(fontFiles[role])}}
  @font-face {${rule(`/fonts/${role}-rest.woff2`)} unicode-range: ${restRanges[role]};}
`;
};

const roles = Object.keys(typefaces) as TypefaceRole[];

/**
 * The three faces and, for the visit on which they come too late, local ones stretched to the same
 * measures, as a style sheet. `optional` never swaps in the middle of reading, so nothing jumps. It
 * stands in a `<style>` of its own, which nothing rewrites: a new @font-face rule would ask for the
 * font again, which by then is there and is swapped in after all.
 */
export const fontFaceCss = compact([...roles.map(face), ...roles.map(fallbackFaces)].join(''));
