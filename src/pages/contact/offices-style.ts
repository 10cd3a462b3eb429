import { css } from 'styled-components';
import { color, media, motion, palette } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';

/** The layout of Offices: a ruled row of three buttons over the office that is open. */
export const officesStyle = css`
  .choice {
    display: grid;
    grid-template-columns: repeat(3, auto);
    gap: 12px;
    border-bottom: 1px solid ${color.line};
  }
  .choice button {
    position: relative;
    min-height: 56px;
    padding: 12px 4px 14px 0;
    border: 0;
    background: none;
    color: ${color.muted};
    font: inherit;
    font-weight: 600;
    text-align: left;
    cursor: pointer;
    transition: color ${motion.fast};
  }
  .choice button::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 3px;
    background: ${color.accent};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${motion.base};
  }
  .choice button[aria-pressed='true'] {
    color: ${color.fg};
  }
  .choice button[aria-pressed='true']::after {
    transform: none;
  }
  .choice small {
    ${type.label}
    display: none;
    margin-top: 2px;
    font-weight: 400;
  }

  .office {
    display: none;
    padding-top: 32px;
  }
  .office[data-active='true'] {
    display: block;
  }
  .map {
    position: relative;
    /* No aspect-ratio: with a greatest height it would narrow the map on a low screen. */
    height: min(120vw, 78svh);
    min-height: 280px;
    margin-inline: calc(-1 * var(--bleed));
    overflow: clip;
    background: ${color.raised};
  }
  .map picture,
  .map iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    aspect-ratio: auto;
  }
  .map iframe {
    position: absolute;
    inset: 0;
  }
  /* Not only transparent: what can't be seen takes no focus. */
  .map iframe[data-shown='false'] {
    visibility: hidden;
    opacity: 0;
  }
  ${media.motionOk} {
    .map iframe {
      transition: opacity 300ms ease-out;
    }
  }
  .map .mark {
    position: absolute;
    top: 50%;
    left: 50%;
    padding: 6px;
    background: ${color.bg};
    color: ${color.accent};
    translate: -50% -50%;
  }

  .details {
    padding-top: 28px;
  }
  .details .sample {
    margin-top: 16px;
  }
  .grid-reference {
    ${type.label}
    color: ${color.accent};
  }
  h3 {
    ${type.h2}
    margin-top: 12px;
  }
  address {
    ${type.lead}
    margin-top: 20px;
    font-style: normal;
  }
  address span {
    display: block;
  }
  dl {
    margin: 28px 0 32px;
    border-bottom: 1px solid ${color.line};
  }
  dl > div {
    padding-block: 14px;
    border-top: 1px solid ${color.line};
  }
  dt {
    ${type.label}
    color: ${color.muted};
  }
  dd a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.accent};
  }

  ${media.canHover} {
    .choice button:hover {
      color: ${color.accent};
    }
  }
  ${media.md} {
    .choice {
      grid-template-columns: repeat(3, 1fr);
      gap: 0;
    }
    .choice button {
      padding-bottom: 18px;
      font-size: 1.25rem;
    }
    .choice small {
      display: block;
    }
    .map {
      height: min(62vw, 78svh);
    }
  }
  ${media.lg} {
    .office[data-active='true'] {
      display: grid;
    }
    .map {
      grid-column: 1 / span 8;
      margin: 0 0 0 calc(-1 * var(--bleed));
      height: auto;
      min-height: 560px;
      border-right: 1px solid ${color.line};
    }
    .details {
      grid-column: 9 / -1;
      align-self: end;
      padding: 0;
    }
  }

  ${media.noScript} {
    .map iframe[data-shown] {
      visibility: visible;
      opacity: 1;
    }
  }
  ${media.noScriptOrPrint} {
    .choice {
      display: none;
    }
    .office {
      display: block;
    }
  }
  /* A frame that was never shown prints empty. */
  ${media.print} {
    .map iframe {
      display: none;
    }
  }
  ${media.forcedColors} {
    .choice button[aria-pressed='true']::after {
      background: ${palette.ember};
      forced-color-adjust: none;
    }
  }
`;
