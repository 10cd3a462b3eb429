import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { color, font, layer, motion } from '../theme/tokens.ts';
import { contained } from '../ui/grid.ts';

export const Root = styled.header`
  position: fixed;
  z-index: ${layer.header};
  inset: 0 0 auto;
  border-bottom: 1px solid ${color.line};
  transition: background-color ${motion.base};

  &[data-scrolled='true'] {
    background: rgb(15 20 18 / 0.86);
    backdrop-filter: blur(12px);
  }

  > .inner {
    ${contained}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    height: calc(var(--header-height) - 1px);
  }
  .brand {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    color: ${color.fg};
    font: 600 1.375rem/1 ${font.display};
    letter-spacing: -0.025em;
    text-decoration: none;
  }

  .desktop {
    display: none;
    > ul {
      display: flex;
      align-items: center;
    }
    > ul > :last-child {
      margin-left: clamp(8px, 1.6vw, 24px);
      white-space: nowrap;
    }
  }
  .item {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px clamp(8px, 1.25vw, 18px);
    border: 0;
    background: none;
    color: ${color.muted};
    font: 500 clamp(0.9375rem, 0.8rem + 0.3vw, 1rem) / 1.25 ${font.text};
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    transition: color ${motion.fast};
  }
  .item[aria-current],
  .item[aria-expanded='true'] {
    color: ${color.fg};
  }
  /* The current route: a line on the header's rule, as a staff stands on its mark. */
  .item[aria-current]::after {
    content: '';
    position: absolute;
    right: clamp(8px, 1.25vw, 18px);
    bottom: -14px;
    left: clamp(8px, 1.25vw, 18px);
    height: 3px;
    background: ${color.accent};
  }
  [data-variant='outline'][aria-current] {
    border-color: ${color.accent};
    color: ${color.accent};
  }

  ${media.md} {
    .desktop {
      display: block;
      margin-left: auto;
    }
    /* The menu's frame, empty here, would take a gap from the row. */
    > .inner > :last-child {
      display: none;
    }
  }
  ${media.canHover} {
    .item:hover {
      color: ${color.fg};
    }
  }
  ${media.print} {
    display: none;
  }
`;
