import { styled } from 'styled-components';
import { color, font, media } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';

/** The carousel of CaseStudyCarousel. */
export const Slides = styled.div`
  .stage {
    display: grid;
    touch-action: pan-y pinch-zoom;
  }
  .slide {
    grid-area: 1 / 1;
    min-width: 0;
    border-top: 1px solid ${color.line};
    border-bottom: 1px solid ${color.line};
  }
  .slide[data-active='false'] {
    visibility: hidden;
  }
  /* A lazy image without a box isn't fetched; its frame keeps the place. */
  .slide[data-fetched='false'] img {
    display: none;
  }
  /* Half opacity while a move locks the carousel. */
  ${media.motionOk} {
    .slide[data-active='true'] {
      transition: opacity 150ms ease-out;
    }
  }
  &[data-moving='true'] .slide[data-active='true'] {
    opacity: 0.5;
    transition: none;
  }

  .plate {
    position: relative;
    picture {
      aspect-ratio: 3 / 2;
    }
  }
  .index {
    position: absolute;
    left: 0;
    bottom: 0;
    padding: 10px 16px 6px 0;
    background: ${color.bg};
    color: ${color.accent};
    font: 500 clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem) / 1 ${font.mono};
    letter-spacing: -0.04em;
  }
  .text {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: 20px;
    padding-block: 28px 36px;
    h3 {
      ${type.h2}
      font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem);
    }
    p {
      max-width: 52ch;
      color: ${color.muted};
    }
    > a {
      margin-top: 8px;
    }
  }
  ${media.lg} {
    .slide {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    /* As high as the text needs; with a ratio of its own a tall picture would push the text out. */
    .plate picture {
      height: 100%;
      min-height: 460px;
      aspect-ratio: auto;
    }
    .text {
      padding: 48px 0 48px clamp(32px, 4vw, 64px);
    }
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 16px 32px;
    margin-top: 24px;
  }
  /* The ticks get the whole width of a phone, so that six of them share a line. */
  .foot > :first-child {
    flex-grow: 1;
  }

  ${media.noScriptOrPrint} {
    .stage {
      display: block;
    }
    .slide[data-active] {
      visibility: visible;
      break-inside: avoid;
    }
    .slide[data-fetched] img {
      display: block;
    }
    .slide + .slide {
      border-top: 0;
    }
  }
`;
