import { media, palette } from './tokens.ts';

/**
 * The site on paper, part of each document's style sheet: one column at two thirds of the size, black on white, without
 * what only a screen can do. Backgrounds of components (bars, tags, bubbles) are printed whatever the printer’s setting
 * says, those of sections are white. Pictures are whole and at most 70 mm high; pictures without a text are decoration
 * and left out, except a study’s screen beside its name or result.
 */
export const printStyle = `
  ${media.print} {
    @page {
      margin: 12mm 16mm;
    }

    /* Twice, because the site's own styles follow. */
    :root:root {
      --gutter: 0px;
      --bleed: 0px;
      --bar-height: 0px;
      zoom: 0.66;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    [data-tone][data-tone] {
      --bg: #fff;
      --raised: #fff;
      --fg: #000;
      --muted: #000;
      --line: #999;
      --accent: #000;
      --accent-strong: #000;
      --on-accent: #fff;
      --mineral: ${palette.mineral};
      --mineral-pale: ${palette.mineralPale};
      --on-mineral-pale: #000;
      color-scheme: light;
      background: #fff;
      color: #000;
    }
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
    }
    .skip-link,
    .screen-only,
    .picture-frame:not(.slide *):has(> picture > img[alt='']),
    dl > div:has(> dd > .screen-only),
    header > .inner > :not(.brand),
    main nav,
    main [data-variant]:not([href^='http']),
    .artwork,
    div:has(> form),
    iframe,
    picture:not(.slide *, .screen *, .face):has(> img[alt='']),
    [data-contour]::before {
      display: none !important;
    }
    /* The company's name on the first sheet. */
    header:nth-child(n) {
      position: static;
      border: 0;
      background: none !important;
    }
    header > .inner:nth-child(n) {
      min-height: 48px;
    }
    :is(section, footer, section > .inner, section .text):nth-child(n) {
      overflow: visible;
      min-height: 0;
      padding-block: 8px;
    }
    section:nth-child(n) > :is(.inner, .stage) {
      padding-block: 0;
    }
    .columns:nth-child(n),
    [data-layout]:nth-child(n) > .inner {
      display: block;
    }
    /* Two offices on a sheet: each map beside its address. */
    .office.columns {
      display: grid !important;
      grid-template-columns: 1fr 1fr;
      gap: 0 32px;
      padding-top: 32px !important;
    }
    .office > :first-child:nth-child(n) {
      align-self: start;
      height: auto;
      min-height: 0;
    }
    .office a[data-variant]:nth-child(n) {
      display: block;
      min-height: 0;
      padding: 0;
      border: 0;
      text-align: start;
    }
    /* A result beside its screen. */
    article:has(> .screen) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 32px !important;
      padding-block: 16px !important;
    }
    /* A study's gallery, two by two. */
    [data-upright] {
      grid-template: none / 1fr 1fr !important;
    }
    [data-upright] > li {
      grid-area: auto !important;
    }
    [data-upright] figure {
      display: block !important;
    }
    h1:nth-child(n) {
      font-size: 2.75rem;
    }
    h2:nth-child(n) {
      font-size: 1.75rem;
    }
    :nth-child(n):has(> .heading) {
      margin-bottom: 16px;
    }
    h2[data-numbered]:nth-child(n) {
      font-size: 0.8125rem;
    }
    main :is(ol > li, ul:not([aria-label]) > li, dl > div):nth-child(n) {
      padding-block: 8px;
    }
    [role='tabpanel']:nth-child(n) {
      padding-top: 12px;
    }
    :is(.lead, .more, .actions):nth-child(n) {
      margin-top: 12px;
    }
    .heading,
    :has(> .heading),
    p:has(+ h2),
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    /* As a line, which browsers never break: Chromium broke between a panel's title and its text. */
    [role='tabpanel'] {
      display: inline-block !important;
      width: 100%;
    }
    /* The footer is never alone on a sheet: browsers keep neighbours together, not the last child of one with the next. */
    main {
      display: contents;
    }
    main > section:has(> .inner > .layout):last-child {
      break-after: avoid;
      break-inside: avoid;
    }
    footer {
      break-before: avoid;
    }
    h1,
    h2,
    h3,
    li,
    tr,
    svg,
    footer,
    figure,
    picture,
    blockquote,
    details,
    article,
    .office,
    dl:not(:has(> :nth-child(7))),
    :has(> .heading),
    .lead,
    .frame,
    ul:has(> li > picture),
    div:has(> ul > li > .picture-frame),
    :has(> div > .bar),
    dl > div,
    .slide {
      break-inside: avoid;
    }
    picture {
      width: 100% !important;
      max-width: calc(100mm * var(--ratio));
      height: auto !important;
      aspect-ratio: var(--ratio) !important;
      background: none;
    }
    picture img {
      opacity: 1 !important;
    }
    .face:nth-child(n) {
      max-width: 12mm;
    }
    [data-variant] {
      background: none !important;
      color: #000 !important;
    }
    [data-variant]:not([data-variant='link']) {
      border-color: #000;
    }
    .calendly-inline-widget:nth-child(n) {
      display: none;
    }
    .frame .instead:nth-child(n) {
      position: static;
      background: none;
    }
    svg[role='img'] {
      max-height: 100mm;
    }
    details::details-content {
      content-visibility: visible;
      height: auto;
    }
    /* In a face that is always there: an address has rare characters, and what waits for theirs isn't printed. */
    a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-family: sans-serif;
      font-size: 0.8em;
      font-weight: 400;
      overflow-wrap: anywhere;
    }
    footer:nth-child(n) > .inner {
      display: block;
    }
    footer .who:nth-child(n) {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 32px;
      align-items: center;
    }
    footer .name:nth-child(n) {
      font-size: 1.25rem;
    }
    footer :is(.tagline, .contact):nth-child(n) {
      margin: 0;
    }
    footer .legend:nth-child(n) {
      padding: 0;
      border: 0;
    }

    /* Carousels, whole. */
    .viewport[data-live]:nth-child(n) {
      overflow: visible;
    }
    .viewport > .track:nth-child(n) {
      flex-wrap: wrap;
    }
    .viewport :is(.track, .slide) {
      transform: none !important;
    }
    .stage > .slide:nth-child(n) {
      display: grid;
      grid-template-columns: 1fr 2fr;
      gap: 24px;
      padding-block: 16px;
    }
    .stage > .slide .text:nth-child(n) {
      gap: 8px;
    }
    .stage > .slide .text > a {
      display: none !important;
    }

    /* An open panel is printed instead of the page. */
    :is(dialog, [popover]):nth-child(n) {
      position: absolute;
      inset: 56px 0 auto;
    }
    dialog .head:nth-child(n) {
      position: static;
    }
    dialog [data-tone]:nth-child(n) {
      position: static;
      width: auto;
      max-height: none;
      padding: 0;
      border: 0;
      overflow: visible;
    }
    :is(dialog, [popover]) > .scrim,
    dialog .close {
      display: none !important;
    }
    :root:has(:is(dialog, [popover]):is(:popover-open, [open], :target:not([data-scripted]))) :is(main, footer) {
      display: none;
    }
  }
`;
