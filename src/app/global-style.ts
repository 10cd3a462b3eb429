import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media.ts';
import { color, layer, palette } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { toneStyles } from './tone-styles.ts';

/** Paper grain for ink: fine noise, so that large dark areas don't look like plastic. */
const GRAIN =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='160'%3E%3Cfilter id='n'%3E%3CfeTurbulence type='fractalNoise' baseFrequency='.9'/%3E%3CfeColorMatrix values='0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 .2 0 0 0 -.085'/%3E%3C/filter%3E%3Crect width='160' height='160' filter='url(%23n)'/%3E%3C/svg%3E\")";

/** Reset, tones and what holds everywhere. It is inlined in every page: keep it light. */
export const GlobalStyle = createGlobalStyle`
  ${toneStyles}

  :root {
    --gutter: 20px;
    --header-height: 72px;
    --bleed: max(var(--gutter), (100vw - 1280px) / 2);
    scroll-padding-top: calc(var(--header-height) + 24px);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    ${media.md} {
      --gutter: 32px;
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  body {
    ${type.body}
    min-height: 100vh;
    overflow-wrap: break-word;
    /* A weight that a face doesn't have is its heaviest one, not that one smeared. */
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
  }
  main {
    display: block;
    outline: none;
  }
  :where(h1, h2, h3, h4) {
    font: inherit;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  img,
  video,
  iframe {
    max-width: 100%;
    border: 0;
  }
  img,
  video {
    height: auto;
  }
  /*
   * Lazy pictures leave the line to what the first paint needs: without a box they aren't fetched,
   * and their frames keep their places. src/start.ts marks the paint; where it isn't allowed to
   * run, the wait has an end. It is the delay of an animation: reduced motion cuts its duration.
   */
  @media (scripting: enabled) {
    :root:not([data-painted]) img[loading='lazy']:not([fetchpriority]) {
      animation: unpainted 1ms 2s backwards;
    }
  }
  @keyframes unpainted {
    from {
      display: none;
    }
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  table {
    border-collapse: collapse;
  }
  :where(a) {
    color: inherit;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  ${media.canHover} {
    :where(a:hover) {
      color: ${color.accent};
    }
  }
  ::selection {
    background: ${palette.ember};
    color: ${palette.paper};
  }
  :where([tabindex='-1']:focus) {
    outline: none;
  }
  :focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.bg};
  }
  [data-tone='ink'] {
    background-image: ${GRAIN};
  }

  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .skip-link {
    position: fixed;
    z-index: ${layer.menu};
    top: 12px;
    left: 12px;
    padding: 12px 20px;
    background: ${palette.paper};
    color: ${palette.ink};
    font-weight: 600;
    transform: translateY(-200%);
  }
  .skip-link:focus {
    transform: none;
  }

  /* Sections settle into place as they come into view, where the browser can tie that to scrolling. */
  @supports (animation-timeline: view()) {
    ${media.motionOk} {
      main > section + section > .inner {
        animation: settle linear both;
        animation-timeline: view();
        animation-range: entry 0% entry 45%;
      }
    }
  }
  @keyframes settle {
    from {
      transform: translateY(32px);
    }
  }
  ${media.reducedMotion} {
    *,
    ::before,
    ::after {
      animation-duration: 1ms !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
  ${media.forcedColors} {
    [data-tone] {
      background-image: none;
    }
    :focus-visible {
      outline-color: Highlight;
    }
  }
  ${media.print} {
    [data-tone] {
      --bg: #fff;
      --raised: #fff;
      --fg: #000;
      --muted: #333;
      --accent: #000;
      background: none;
      color: #000;
    }
    .skip-link {
      display: none;
    }
    h2,
    h3,
    figure {
      break-after: avoid;
    }
    a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.8em;
    }
  }
`;
