import { css } from 'styled-components';
import { media } from '../theme/media.ts';

/** The content's width: at most 1280 px, with the page's gutter at both sides (`--gutter`, global style). */
export const contained = css`
  width: min(100% - 2 * var(--gutter), 1280px);
  margin-inline: auto;
`;

/** Twelve columns from 1024 px on; below that the children stack. */
export const grid12 = css`
  ${media.lg} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: 32px;
  }
`;
