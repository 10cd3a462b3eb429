import { fontFallbacks } from './font-fallbacks.ts';

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

/** The files of the three faces; the document preloads them. */
export const fontFiles = {
  bricolage: '/fonts/bricolage.woff2',
  instrument: '/fonts/instrument.woff2',
  geistMono: '/fonts/geist-mono.woff2',
} as const;

/**
 * The three faces of DESIGN.md and, for the visit on which they come too late, local ones
 * stretched to the same measures, as a style sheet. `optional` never swaps in the middle of
 * reading, so nothing jumps. It stands in a `<style>` of its own, which nothing rewrites: a new
 * @font-face rule would ask for the font again, which by then is there and is swapped in after all.
 */
export const fontFaceCss = `
  @font-face {
    font-family: 'Bricolage Grotesque Variable';
    src: url('${fontFiles.bricolage}') format('woff2');
    font-weight: 600;
    font-display: optional;
  }
  @font-face {
    font-family: 'Instrument Sans Variable';
    src: url('${fontFiles.instrument}') format('woff2');
    font-weight: 400 600;
    font-display: optional;
  }
  @font-face {
    font-family: 'Geist Mono Variable';
    src: url('${fontFiles.geistMono}') format('woff2');
    font-weight: 400 500;
    font-display: optional;
  }
  ${fallbackFaces('Bricolage Fallback', fontFallbacks.bricolage)}
  ${fallbackFaces('Instrument Fallback', fontFallbacks.instrument)}
  ${fallbackFaces('Geist Mono Fallback', fontFallbacks['geist-mono'])}
`.replace(/\s+/g, ' ');
