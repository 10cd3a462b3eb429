import { styled } from 'styled-components';
import { color, media, palette } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';

/** The layout of PageHero. `--bleed` is the distance from the content's edge to the page's. */
export const Root = styled.section`
  position: relative;
  overflow-x: clip;
  padding-top: var(--header-height);

  .text {
    padding-block: clamp(3rem, 7vw, 7rem);
  }
  h1 {
    ${type.hero}
  }
  h1[data-long='true'] {
    ${type.h1}
  }
  .lead {
    max-width: 46ch;
    margin-top: 28px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    margin-top: 36px;
  }

  .sheet {
    position: relative;
    height: 56vw;
    max-height: 420px;
    margin-right: calc(-1 * var(--bleed));
    border: solid ${color.line};
    border-width: 1px 0 0 1px;
  }
  .map {
    --line: ${palette.inkLineStrong};
    position: absolute;
    inset: 0;
    overflow: clip;
  }
  .map > picture {
    height: 100%;
    aspect-ratio: auto;
  }
  /* The sheet's margin: a ticked rule. */
  .sheet::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0 auto 0 -1px;
    width: 9px;
    background: repeating-linear-gradient(${color.muted} 0 1px, transparent 1px 48px);
  }

  .aside {
    padding-bottom: clamp(3rem, 7vw, 7rem);
  }

  ${media.lg} {
    > .inner {
      min-height: min(78svh, 820px);
    }
    .text {
      grid-column: 1 / span 7;
      align-self: end;
    }
    .sheet {
      grid-column: 8 / -1;
      height: auto;
      max-height: none;
      border-top: 0;
    }
    .aside {
      grid-column: 8 / -1;
      align-self: end;
    }
  }
`;
