import { css } from 'styled-components';
import { color, motion } from '../../theme/tokens.ts';

/** The plus sign (`.sign`) at the end of a disclosure row; rotated when open. */
export const sign = css`
  .sign {
    position: relative;
    flex: none;
    width: 15px;
    height: 15px;
    color: ${color.accent};
  }
  .sign::before,
  .sign::after {
    content: '';
    position: absolute;
    inset: 7px 0 auto;
    border-top: 1.5px solid;
  }
  .sign::after {
    transform: rotate(90deg);
    transition: transform ${motion.base};
  }
`;
