import { styled } from 'styled-components';
import { color, font, media, motion } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { contourUrl } from '../ui/contour-mask.ts';

export const Root = styled.div`
  .toggle {
    display: flex;
    align-items: center;
    gap: 12px;
    min-width: 44px;
    min-height: 44px;
    margin-right: -8px;
    padding: 0 8px;
    color: ${color.fg};
    font: 500 1rem/1 ${font.text};
  }

  /* The page below the header is dimmed; of the header, what is not the toggle closes the menu. */
  .scrim {
    --toggle: 132px;
    background: linear-gradient(transparent var(--header-height), rgb(15 20 18 / 0.55) 0);
    clip-path: polygon(
      0 0,
      calc(100% - var(--toggle)) 0,
      calc(100% - var(--toggle)) var(--header-height),
      100% var(--header-height),
      100% 100%,
      0 100%
    );
  }
  /* Under the header, as high as its content; the page stays visible below it, dimmed. */
  nav {
    position: absolute;
    inset: var(--header-height) 0 auto;
    max-height: calc(100dvh - var(--header-height) - 64px);
    padding: 12px var(--gutter) 24px;
    border: solid ${color.line};
    border-width: 0 0 2px;
    border-bottom-color: ${color.accent};
    overflow: auto;
    overscroll-behavior: contain;
  }
  nav::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.line};
    opacity: 0.6;
    pointer-events: none;
    mask: url('${contourUrl('spur')}') 100% 0 / 760px no-repeat;
  }
  nav > * {
    position: relative;
  }

  nav a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.fg};
    text-decoration: none;
  }
  nav a[aria-current] {
    color: ${color.accent};
  }
  .main a {
    min-height: 54px;
    border-bottom: 1px solid ${color.line};
    font: 600 1.625rem/1.1 ${font.display};
    letter-spacing: -0.025em;
  }
  .main a[aria-current]::after {
    content: '';
    width: 28px;
    height: 3px;
    margin-left: auto;
    background: ${color.accent};
  }
  .label {
    ${type.label}
    margin: 24px 0 4px;
    color: ${color.muted};
  }
  .services {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 20px;
  }
  .services a {
    line-height: 1.25;
  }
  .claim {
    margin: 16px 0 0;
  }

  ${media.motionOk} {
    nav {
      transition:
        opacity ${motion.base},
        transform ${motion.base};
      @starting-style {
        opacity: 0;
        transform: translateY(-8px);
      }
    }
  }
  ${media.md} {
    display: none;
  }
`;
