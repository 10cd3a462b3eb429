import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { layer, motion, palette, radius, space } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';

/** SPEC.md 9. */
export const TOAST_DURATION_MS = 5000;

/** A slip of ink in the lower corner, over the page and moving nothing in it. */
export const toastBox = css`
  ${type.small}
  position: fixed;
  z-index: ${layer.toast};
  right: ${space(4)};
  bottom: ${space(4)};
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 16px;
  width: min(420px, calc(100vw - ${space(8)}));
  padding: 18px 10px 20px 22px;
  border: 1px solid ${palette.inkLine};
  border-left: 4px solid ${palette.mineralOnInk};
  border-radius: ${radius.md};
  background: ${palette.ink};
  color: ${palette.paper};

  &[data-tone='failure'] {
    border-left-color: ${palette.emberOnInk};
  }
  .title {
    align-self: center;
    font-size: 1.0625rem;
    font-weight: 600;
  }
  .description {
    grid-column: 1;
    color: ${palette.inkMuted};
  }
  button {
    display: grid;
    place-items: center;
    grid-column: 2;
    grid-row: 1;
    width: 44px;
    height: 44px;
    margin-top: -8px;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  ${media.motionOk} {
    animation: toast-in ${motion.base};
    @keyframes toast-in {
      from {
        opacity: 0;
        transform: translateY(12px);
      }
    }
  }
`;
