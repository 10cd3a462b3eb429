import { css } from 'styled-components';
import { fontFallbacks } from '../theme/font-fallbacks.ts';

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

/**
 * The three faces of DESIGN.md and, for the visit on which they come too late, local ones
 * stretched to the same measures. `optional` never swaps in the middle of reading, so nothing jumps.
 */
export const fontFaces = css`
  @font-face {
    font-family: 'Bricolage Grotesque Variable';
    src: url('/fonts/bricolage.woff2') format('woff2');
    font-weight: 500 700;
    font-display: optional;
  }
  @font-face {
    font-family: 'Instrument Sans Variable';
    src: url('/fonts/instrument.woff2') format('woff2');
    font-weight: 400 700;
    font-display: optional;
  }
  @font-face {
    font-family: 'Geist Mono Variable';
    src: url('/fonts/geist-mono.woff2') format('woff2');
    font-weight: 400 500;
    font-display: optional;
  }
  ${fallbackFaces('Bricolage Fallback', fontFallbacks.bricolage)}
  ${fallbackFaces('Instrument Fallback', fontFallbacks.instrument)}
  ${fallbackFaces('Geist Mono Fallback', fontFallbacks['geist-mono'])}
`;
