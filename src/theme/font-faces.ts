import { fontFallbacks, restRanges } from './font-measures.ts';
import { fallbackFamily, pointFamily, type TypefaceRole, typefaces } from './tokens.ts';

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

/** The preloaded font files, which nearly every page uses, the longest first. */
export const fontFiles = {
  text: '/fonts/text.woff2',
  display: '/fonts/display.woff2',
  mono: '/fonts/mono.woff2',
} as const;

/**
 * A typeface in two files. The second is limited to its own characters, because the browser would otherwise fetch it
 * whenever the first is late.
 */
const face = (role: TypefaceRole) => {
  const rule = (file: string) => `
    font-family: '${typefaces[role].name}';
    src: url('${file}') format('woff2');
    font-weight: ${typefaces[role].weights};
    font-display: fallback;
  `;
  return `
  @font-face {${rule(fontFiles[role])}}
  @font-face {${rule(`/fonts/${role}-rest.woff2`)} unicode-range: ${restRanges[role]};}
`;
};

/** The text typeface's point, for big figures: a monospaced point is as wide as a digit, and '0.4' falls apart. */
const pointFace = `
  @font-face {
    font-family: '${pointFamily}';
    src: url('${fontFiles.text}') format('woff2');
    font-weight: ${typefaces.text.weights};
    font-display: fallback;
    unicode-range: U+2E;
  }
`;

const roles = Object.keys(typefaces) as TypefaceRole[];

/**
 * The three typefaces and local fallbacks with the same metrics, as CSS, so that a face that arrives after the first
 * paint (`font-display: fallback` waits three seconds) moves nothing. It must be in a `<style>` that is never
 * rewritten, or the browser would load the fonts again.
 */
export const fontFaceCss = (): string =>
  [...roles.map(face), pointFace, ...roles.map(fallbackFaces)].join('');
