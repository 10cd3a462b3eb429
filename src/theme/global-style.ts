import { color, layer, media, palette, rootTokens, toneStyles } from './tokens.ts';
import { textStyle } from './typography.ts';

/** The global style sheet, part of each document: fonts, reset, tones, shared classes. */
export const globalStyle = `
  ${toneStyles}

  :root {
    ${Object.entries(rootTokens)
      .map((token) => token.join(':'))
      .join(';')};
    --gutter: 20px;
    --header-height: 72px;
    --bleed: max(var(--gutter), (100vw - 1280px) / 2);
    /* The sign of a movement towards the end of a line, because transforms have no logical directions. */
    --forward: 1;
    scroll-padding-top: calc(var(--header-height) + 24px);
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }
  ${media.md} {
    :root {
      --gutter: 32px;
      /* Two lines of enlarged text. */
      --header-height: max(72px, 4.5rem);
    }
  }
  /* The header scrolls away. */
  ${media.lowWindow} {
    :root {
      scroll-padding-top: 24px;
    }
  }
  [dir='rtl'] {
    --forward: -1;
  }
  [dir='rtl'] .arrow {
    scale: -1 1;
  }
  /* A drawing has its own coordinates. */
  :where(svg) {
    direction: ltr;
  }
  /* Digits run from left to right in every script. */
  :where(a[href^='tel:'], a[href^='mailto:']) {
    unicode-bidi: plaintext;
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
    ${textStyle.body}
    min-height: 100vh;
    /* Unlike break-word it lets grids and flex rows shrink: large text on a phone would widen the page. */
    overflow-wrap: anywhere;
    /* Uses the heaviest available weight instead of synthesising one. */
    font-synthesis-weight: none;
    -webkit-font-smoothing: antialiased;
  }
  main {
    /* The counter of section numbers (src/ui/layout/Eyebrow.tsx). */
    counter-reset: section;
  }
  /*
   * Not the eyebrow, which counts for no other section while src/shell/first-screen.ts leaves it out of the layout.
   * With :is(), so that a browser searches the children of main alone, not every element.
   */
  :is(main > *):has([data-numbered]) {
    counter-increment: section;
  }
  :where(h2) {
    ${textStyle.h2}
  }
  :where(h3, h4) {
    ${textStyle.h3}
  }
  :where(.lead) {
    ${textStyle.lead}
    color: ${color.muted};
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
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  /* Scrolls in a frame instead. */
  table {
    border-collapse: collapse;
    overflow-wrap: break-word;
  }
  :where(a) {
    color: inherit;
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
  /* The row that a link leads to (row-id.ts), between two rules. When the app follows the link, the row has the focus. */
  [id^='row-']:is(:target, :focus) {
    /* Forced colours show it instead of the rules. */
    outline: 2px solid transparent;
    box-shadow: 0 -3px ${color.accent}, 0 3px ${color.accent};
  }
  /* Fine noise on large dark areas; a phone's are small. */
  ${media.md} {
    [data-tone='ink'] {
      background-image: url('/grain.svg');
    }
  }

  /* The content's width: at most 1280 px, with gutters on both sides. */
  .inner {
    width: min(100% - 2 * var(--gutter), 1280px);
    margin-inline: auto;
  }
  /* Pressed. */
  :is(a, button:enabled, summary):active {
    opacity: 0.75;
  }
  /* A card that its link covers. */
  :is(a, button):active::after {
    background: color-mix(in srgb, currentcolor 8%, transparent);
  }
  /* Twelve columns from 1024 px on; below that the children stack. */
  ${media.lg} {
    .columns {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: 32px;
    }
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* A row of links with touch targets. */
  .link-row {
    display: flex;
    flex-wrap: wrap;
    column-gap: 24px;
  }
  .link-row a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .sample {
    ${textStyle.label}
    display: flex;
    gap: 10px;
    color: ${color.muted};
  }
  /* The hatching of placeholders. */
  .sample::before {
    content: '';
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 0.15em;
    border: 1px solid ${color.muted};
    background: repeating-linear-gradient(-45deg, transparent 0 2.5px, ${color.muted} 2.5px 3.5px);
  }
  .sample.tag {
    width: fit-content;
    padding: 2px 8px;
    border: 1px solid ${color.muted};
    text-transform: uppercase;
  }
  .loading {
    ${textStyle.label}
    display: grid;
    place-items: center;
    min-height: 12rem;
    padding: 32px;
    color: ${color.muted};
  }
  /* An inline button with a touch target that does not increase the line height. */
  .text-button {
    margin-block: -11px;
    padding: 11px 0;
    text-decoration-line: underline;
  }
  :where(a, .text-button) {
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  /*
   * Shows the button or the link of a popover, depending on browser support (src/ui/disclosure/Popover.tsx). In a
   * panel that only its address opens, it is the link.
   */
  @supports not selector(:popover-open) {
    [popovertarget] {
      display: none !important;
    }
  }
  @supports selector(:popover-open) {
    [data-opens]:not(dialog:target:not([open]) *),
    dialog:target:not([open]) [popovertarget] {
      display: none !important;
    }
  }
  .skip-link {
    position: fixed;
    z-index: ${layer.menu};
    top: 12px;
    inset-inline-start: 12px;
    padding: 12px 20px;
    background: ${palette.paper};
    color: ${palette.ink};
    font-weight: 600;
    transform: translateY(-200%);
  }
  .skip-link:focus {
    transform: none;
  }

  /* Sections slide up while they enter the viewport, where the browser supports scroll-driven animations. */
  @supports (animation-timeline: view()) {
    ${media.motionOk} {
      /*
       * Not the target of a jump, which would move during scrolling: the address's, or the focused one
       * (src/ui/actions/Link.tsx). A pressed button would move from under the pointer.
       */
      main > section + section:not(:has(:target, [tabindex='-1']:focus:not(button))) > .inner {
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
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  /* A study's picture moves from the list into the study's hero (StudyTransition). */
  ::view-transition-group(.study) {
    animation-duration: 300ms;
    animation-timing-function: var(--ease);
  }
  ::view-transition-old(.study),
  ::view-transition-new(.study) {
    height: 100%;
    object-fit: cover;
    overflow: clip;
  }
  ${media.reducedMotion} {
    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation: none !important;
    }
    *,
    ::before,
    ::after {
      animation-duration: 1ms !important;
      /* Delays stay, because they are not motion: a bio's scroll bar needs one. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  ${media.moreContrast} {
    [data-tone] {
      --muted: var(--fg);
      --line: ${palette.lineForContrast};
      --accent: var(--accent-strong);
    }
  }
  ${media.forcedColors} {
    /* Browsers replace the colours of boxes and text only; these rules give drawings the visitor's colours. */
    [data-tone] {
      --bg: Canvas;
      --raised: Canvas;
      --fg: CanvasText;
      --muted: CanvasText;
      --line: GrayText;
      --accent: LinkText;
      --accent-strong: LinkText;
      --on-accent: Canvas;
      --mineral: CanvasText;
      --mineral-pale: Canvas;
      --on-mineral-pale: CanvasText;
      background-image: none;
    }
    /* Buttons without the browser's plates behind words, which would hide a fill. */
    [data-variant] {
      forced-color-adjust: none;
    }
    [data-variant='outline'] {
      background: Canvas;
    }
    :focus-visible {
      outline-color: Highlight;
    }
  }
`;
