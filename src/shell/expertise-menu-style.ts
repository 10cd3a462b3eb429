import { styled } from 'styled-components';
import { color, font, media, motion } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { contourUrl } from '../ui/contour-mask.ts';

export const Root = styled.div`
  position: relative;

  .caret {
    transition: transform ${motion.fast};
  }
  &[data-open='true'] .caret {
    transform: rotate(180deg);
  }

  /* Hidden after its fade, so that closed links can't be reached by Tab. */
  .panel {
    position: absolute;
    top: calc(100% + 14px);
    left: 50%;
    width: min(720px, 100vw - 64px);
    margin-left: max(-360px, -42vw);
    isolation: isolate;
    border: 1px solid ${color.line};
    border-top: 2px solid ${color.accent};
    background: ${color.raised};
    opacity: 0;
    visibility: hidden;
    transform: translateY(-6px);
    transition:
      opacity ${motion.fast},
      transform ${motion.fast},
      visibility 0s 150ms;
  }
  /* Bridges the gap to the button, so that the pointer never leaves the menu on its way. */
  .panel::before {
    content: '';
    position: absolute;
    inset: -16px 0 100%;
  }
  .panel::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${color.line};
    opacity: 0.5;
    mask: url('${contourUrl('ridge')}') center / cover no-repeat;
  }
  &[data-open='true'] .panel,
  &[data-live='false']:is(:hover, :focus-within) .panel {
    opacity: 1;
    visibility: visible;
    transform: none;
    transition-delay: 0s;
  }

  .panel ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  .panel li {
    border-bottom: 1px solid ${color.line};
  }
  .panel li:nth-child(odd) {
    border-right: 1px solid ${color.line};
  }
  .panel li:nth-child(n + 5) {
    border-bottom: 0;
  }
  .panel a {
    display: grid;
    grid-template-columns: 28px 1fr;
    align-content: start;
    gap: 4px 12px;
    height: 100%;
    padding: 20px 24px 22px 20px;
    color: ${color.fg};
    text-decoration: none;
    transition: background-color ${motion.fast};
  }
  .number {
    ${type.label}
    padding-top: 3px;
    color: ${color.muted};
  }
  .name {
    font: 600 1.125rem/1.3 ${font.display};
    letter-spacing: -0.015em;
  }
  .description {
    ${type.small}
    grid-column: 2;
    color: ${color.muted};
  }
  a[aria-current] :is(.number, .name) {
    color: ${color.accent};
  }
  a:focus-visible {
    outline-offset: -4px;
    box-shadow: none;
  }
  ${media.canHover} {
    a:hover {
      background: rgb(15 20 18 / 0.7);
    }
    a:hover :is(.number, .name) {
      color: ${color.accent};
    }
  }
`;
