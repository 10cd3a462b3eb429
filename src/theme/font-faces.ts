import { fontFallbacks, fontRanges } from './font-measures.ts';

interface Fallback {
  weights: string;
  locals: readonly string[];
  sizeAdjust: string;
  ascent: string;
  descent: string;
  lineGap: string;
}

const fallbackFaces = (family: string, faces: readonly Fallback[]) =>
  faces
    .map(
      ({ weights, locals, ...metrics }) => `
  @font-face {
    font-family: '${family}';
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

/** The files that the document preloads: what nearly every page is set in. The longest comes first. */
export const fontFiles = {
  instrument: '/fonts/instrument.woff2',
  bricolage: '/fonts/bricolage.woff2',
  geistMono: '/fonts/geist-mono.woff2',
} as const;

/** One file of a typeface. Each keeps to its characters, or a late one would have the other fetched. */
const face = (family: string, weights: string, file: string, characters: string) => `
  @font-face {
    font-family: '${family}';
    src: url('${file}') format('woff2');
    font-weight: ${weights};
    font-display: optional;
    unicode-range: ${characters};
  }
`;

/**
 * The three faces of DESIGN.md and, for the visit on which they come too late, local ones
 * stretched to the same measures, as a style sheet. `optional` never swaps in the middle of
 * reading, so nothing jumps. It stands in a `<style>` of its own, which nothing rewrites: a new
 * @font-face rule would ask for the font again, which by then is there and is swapped in after all.
 */
export const fontFaceCss = `
  ${face('Bricolage Grotesque Variable', '600', fontFiles.bricolage, fontRanges.bricolage.core)}
  ${face('Bricolage Grotesque Variable', '600', '/fonts/bricolage-rest.woff2', fontRanges.bricolage.rest)}
  ${face('Instrument Sans Variable', '400 600', fontFiles.instrument, fontRanges.instrument.core)}
  ${face('Instrument Sans Variable', '400 600', '/fonts/instrument-rest.woff2', fontRanges.instrument.rest)}
  ${face('Geist Mono Variable', '400 500', fontFiles.geistMono, fontRanges['geist-mono'].core)}
  ${face('Geist Mono Variable', '400 500', '/fonts/geist-mono-rest.woff2', fontRanges['geist-mono'].rest)}
  ${fallbackFaces('Bricolage Fallback', fontFallbacks.bricolage)}
  ${fallbackFaces('Instrument Fallback', fontFallbacks.instrument)}
  ${fallbackFaces('Geist Mono Fallback', fontFallbacks['geist-mono'])}
`.replace(/\s+/g, ' ');
