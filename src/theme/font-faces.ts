import { fontFallbacks, restRanges } from './font-measures.ts';

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

/**
 * A typeface in its two files. Of two faces that have a character the later one is taken; the rest
 * keeps to its own, or the browser would ask for it too where the first file comes too late.
 */
const face = (family: string, weights: string, core: string, rest: string, restRange: string) => {
  const rule = (file: string) => `
    font-family: '${family}';
    src: url('${file}') format('woff2');
    font-weight: ${weights};
    font-display: optional;
  `;
  return `
  @font-face {${rule(core)}}
  @font-face {${rule(rest)} unicode-range: ${restRange};}
`;
};

/**
 * The three faces of DESIGN.md and, for the visit on which they come too late, local ones
 * stretched to the same measures, as a style sheet. `optional` never swaps in the middle of
 * reading, so nothing jumps. It stands in a `<style>` of its own, which nothing rewrites: a new
 * @font-face rule would ask for the font again, which by then is there and is swapped in after all.
 */
export const fontFaceCss = `
  ${face('Bricolage Grotesque Variable', '600', fontFiles.bricolage, '/fonts/bricolage-rest.woff2', restRanges.bricolage)}
  ${face('Instrument Sans Variable', '400 600', fontFiles.instrument, '/fonts/instrument-rest.woff2', restRanges.instrument)}
  ${face('Geist Mono Variable', '400 500', fontFiles.geistMono, '/fonts/geist-mono-rest.woff2', restRanges['geist-mono'])}
  ${fallbackFaces('Bricolage Fallback', fontFallbacks.bricolage)}
  ${fallbackFaces('Instrument Fallback', fontFallbacks.instrument)}
  ${fallbackFaces('Geist Mono Fallback', fontFallbacks['geist-mono'])}
`
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};:,]) /g, '$1');
