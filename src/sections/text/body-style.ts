import { styled } from 'styled-components';
import { color, font, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section } from '../../ui/layout/Section.tsx';

/** Styles for all elements that src/content/compiler/article-html.ts allows. */
export const Root = styled(Section)`
  .margin {
    display: none;
  }
  .text {
    /* 66 characters per line. */
    max-width: 36.2em;
    line-height: 1.68;
  }
  .text > * + * {
    margin-top: 1.3em;
  }
  .text > p:first-child {
    ${textStyle.lead}
    font-size: clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem);
    line-height: 1.45;
  }
  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.3vw, 2.375rem);
  }
  .text > h2 {
    margin-top: 2em;
    padding-top: 0.7em;
    border-top: 1px solid ${color.line};
  }
  .text > h3 {
    margin-top: 2em;
  }
  :is(h4, h5, h6, dt, summary) {
    font-weight: 600;
  }
  :is(h5, h6) {
    ${textStyle.small}
  }
  .text > :is(h2, h3, h4) + * {
    margin-top: 1em;
  }
  :is(strong, b) {
    font-weight: 600;
  }
  mark {
    background: ${color.mineralPale};
    color: ${color.onMineralPale};
  }
  abbr[title] {
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  /* Keeps the lines' distance. */
  :is(sub, sup) {
    font-size: 0.75em;
    line-height: 0;
  }
  dd {
    padding-inline-start: 2.25rem;
  }
  .text a {
    color: ${color.accent};
  }
  /* A paragraph's only link may be all of its text: 44 px high for touch. */
  .text p > a:only-child {
    position: relative;
  }
  .text p > a:only-child::before {
    content: '';
    position: absolute;
    inset: -12px 0;
  }

  .text :is(ul, ol) li {
    position: relative;
    padding-inline-start: 2.25rem;
  }
  .text li + li {
    margin-top: 0.7em;
  }
  .text ul > li::before {
    content: '';
    position: absolute;
    top: 0.82em;
    inset-inline-start: 0;
    width: 1rem;
    border-top: 1px solid ${color.accent};
  }
  /* Counted by the browser, because a list may start at any number. */
  .text ol {
    list-style: decimal;
  }
  .text ol > li::marker {
    font: 500 0.875rem ${font.mono};
    color: ${color.accentStrong};
  }
  .text ol > li {
    margin-inline-start: 2.25rem;
    padding-inline-start: 0;
  }
  .text .task-list-item::before {
    content: none;
  }
  .task {
    position: absolute;
    top: 0.32em;
    inset-inline-start: 0;
    width: 1.125rem;
    height: 1.125rem;
    border: 1.5px solid ${color.muted};
    border-radius: 2px;
  }
  .task.done {
    border-color: ${color.accent};
  }
  .task.done::after {
    content: '';
    position: absolute;
    top: 1px;
    inset-inline-start: 5px;
    width: 0.3rem;
    height: 0.6rem;
    border: solid ${color.accent};
    border-block-width: 0 2px;
    border-inline-width: 0 2px;
    rotate: 45deg;
  }

  details {
    padding: 0.9em 0;
    border-block: 1px solid ${color.line};
  }
  summary {
    cursor: pointer;
  }
  details > * + * {
    margin-top: 0.9em;
  }

  .note {
    padding: 1.1em 1.25em;
    border: 1px solid ${color.line};
    border-inline-start: 2px solid ${color.accent};
    background: ${color.raised};
  }
  .note > * + * {
    margin-top: 0.6em;
  }
  .note-title {
    ${textStyle.label}
    color: ${color.accentStrong};
  }
  :is(.warning, .caution) .note-title::before {
    content: '! ' / '';
  }

  .footnotes {
    ${textStyle.small}
    padding-top: 1.4em;
    border-top: 1px solid ${color.line};
  }
  .footnotes h2 {
    ${textStyle.label}
    margin-bottom: 1em;
    color: ${color.muted};
  }

  blockquote {
    font: 600 clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem) / 1.16 ${font.display};
    letter-spacing: -0.02em;
    text-wrap: balance;
    padding-inline-start: clamp(1.25rem, 3vw, 2rem);
    border-inline-start: 2px solid ${color.accent};
  }
  .text > blockquote,
  .text > blockquote + * {
    margin-top: 1.6em;
  }
  .text > blockquote + * {
    margin-top: 2.4em;
  }

  table {
    width: 100%;
    font-size: 0.9375rem;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
    border-bottom: 1px solid ${color.fg};
  }
  .table {
    overflow-x: auto;
  }
  .text > .table,
  .text > .table + * {
    margin-top: 2em;
  }
  th {
    ${textStyle.label}
    padding-block: 0 0.75em;
    padding-inline: 0 1em;
    border-bottom: 1px solid ${color.fg};
    color: ${color.muted};
    font-weight: 400;
    text-align: start;
    vertical-align: bottom;
  }
  td {
    padding-block: 0.75em;
    padding-inline: 0 1em;
    border-bottom: 1px solid ${color.line};
    vertical-align: top;
  }
  td:first-child {
    font-weight: 600;
  }
  :is(td, th):last-child {
    padding-inline-end: 0;
  }
  .to-right {
    text-align: end;
  }
  .to-center {
    text-align: center;
  }
  /* Three columns fit into 280 px; more scroll in their frame. */
  ${media.belowMd} {
    table {
      font-size: 0.875rem;
      -webkit-hyphens: auto;
      hyphens: auto;
    }
    th {
      font-size: 0.75rem;
    }
    :is(td, th) {
      min-width: 5.25em;
    }
    /* Keeps numbers and short names on one line. */
    :is(td, th):first-child {
      min-width: 3.25em;
    }
    :is(td, th):not(:last-child) {
      padding-inline-end: 0.75em;
    }
  }

  .text > figure,
  .text > figure + * {
    margin-top: 2em;
  }
  figure img {
    display: block;
    width: 100%;
    height: auto;
    background: ${color.raised};
  }
  figcaption {
    ${textStyle.small}
    margin-top: 0.75em;
    color: ${color.muted};
  }

  pre {
    padding: 20px;
    overflow-x: auto;
    border: 1px solid ${color.line};
  }
  :is(code, kbd, samp, var) {
    font: 0.875em ${font.mono};
  }
  kbd {
    padding: 0.1em 0.4em;
    border: 1px solid ${color.line};
    border-radius: 2px;
  }
  hr {
    border: 0;
    border-top: 1px solid ${color.line};
  }

  ${media.lg} {
    .text {
      grid-column: 5 / -1;
    }
    /* Quotations extend into the margin. */
    blockquote {
      width: min(100% + 32px, 44rem);
      margin-inline-start: calc(-1 * clamp(1.25rem, 3vw, 2rem) - 2px);
    }
    .margin {
      position: sticky;
      top: calc(var(--header-height) + 64px);
      display: block;
      grid-column: 1 / span 4;
      align-self: start;
      padding-inline-end: 24px;
    }
    nav p {
      ${textStyle.label}
      margin-bottom: 12px;
      color: ${color.muted};
    }
    nav a {
      ${textStyle.small}
      display: flex;
      align-items: center;
      min-height: 48px;
      padding-block: 10px;
      border-top: 1px solid ${color.line};
      color: ${color.muted};
      text-decoration: none;
      text-wrap: balance;
    }
    nav a[aria-current] {
      border-color: ${color.accent};
      color: ${color.accentStrong};
    }
    nav a[aria-current]::after {
      content: '';
      flex: none;
      width: 28px;
      height: 3px;
      margin-inline-start: auto;
      background: ${color.accent};
    }
    ${media.canHover} {
      nav a:hover {
        border-color: ${color.accent};
        color: ${color.accentStrong};
      }
    }
  }
  ${media.print} {
    .text {
      max-width: none;
      font-size: 1rem;
      line-height: 1.5;
    }
  }
`;
