import { styled } from 'styled-components';
import { color, font, layer, media, motion } from '../theme/tokens.ts';

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
    min-width: 0;
    min-height: 44px;
    color: ${color.fg};
    font: 600 1.375rem/1 ${font.display};
    letter-spacing: -0.025em;
    text-decoration: none;
    svg {
      flex: none;
    }
    /* However long the name is, it takes what the menu leaves, on one line. */
    span {
      overflow: hidden;
      line-height: 1.3;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  .desktop {
    /* At 768 px there is room for one item more. */
    --item-padding: clamp(6px, 2.66vw - 14.4px, 18px);
    display: none;
    flex: none;
    > ul {
      display: flex;
      align-items: center;
    }
    > ul > :last-child {
      margin-left: clamp(6px, 2.66vw - 14.4px, 24px);
      white-space: nowrap;
    }
  }
  .item {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px var(--item-padding);
    color: ${color.muted};
    font: 500 clamp(0.875rem, 0.5625rem + 0.65vw, 1rem) / 1.25 ${font.text};
    text-decoration: none;
    white-space: nowrap;
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
    right: var(--item-padding);
    bottom: -14px;
    left: var(--item-padding);
    height: 3px;
    background: ${color.accent};
  }
  [data-variant='outline'][aria-current] {
    border-color: ${color.accent};
    color: ${color.accent};
  }

  ${media.md} {
    .brand {
      font-size: clamp(1.125rem, 0.6rem + 1.1vw, 1.375rem);
    }
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
`;
