import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, font } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { grid12 } from '../../ui/grid.ts';
import { Section } from '../../ui/Section.tsx';

const head = css`
  .eyebrow {
    ${type.label}
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 16px;
    color: ${color.muted};
    svg {
      color: ${color.accent};
    }
  }
  h2 {
    ${type.h2}
    margin-bottom: 24px;
  }
  ${media.print} {
    .eyebrow,
    h2,
    h3 {
      margin-bottom: 6pt;
      break-after: avoid;
    }
    h2 {
      font-size: 18pt;
    }
  }
`;

export const Account = styled.div`
  ${head}

  .situation > p:last-child {
    ${type.lead}
  }
  .solution {
    margin-top: clamp(4rem, 8vw, 8rem);
  }
  .solution > p:not(.eyebrow) {
    max-width: 66ch;
  }
  .parts {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  h3 {
    ${type.h3}
    margin-bottom: 20px;
  }
  ol {
    counter-reset: part;
  }
  li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr);
    padding-block: 18px;
    border-top: 1px solid ${color.line};
    counter-increment: part;
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  li::before {
    ${type.label}
    padding-top: 4px;
    color: ${color.accent};
    content: counter(part, upper-alpha) / '';
  }

  ${media.md} {
    .situation > p:last-child {
      font: 500 clamp(1.5rem, 1rem + 1.3vw, 2rem) / 1.32 ${font.text};
      letter-spacing: -0.015em;
    }
  }
  ${media.lg} {
    .situation,
    .solution {
      ${grid12}
      > * {
        grid-column: 1 / span 4;
      }
      > :last-child {
        grid-column: 5 / -1;
        grid-row: 1 / span 3;
      }
    }
    .solution {
      align-items: start;
      grid-template-rows: auto auto 1fr;
    }
    .solution > .parts {
      grid-column: 6 / -1;
      margin-top: 0;
    }
    .solution > p:not(.eyebrow) {
      padding-right: 16px;
    }
  }
  ${media.print} {
    li {
      padding-block: 5pt;
      break-inside: avoid;
    }
    .solution {
      margin-top: 18pt;
    }
    .parts {
      margin-top: 12pt;
    }
    .solution > p:not(.eyebrow),
    li {
      max-width: none;
      font-size: 11pt;
      line-height: 1.5;
    }
    .situation > p:last-child {
      font: 400 11pt/1.5 ${font.text};
      letter-spacing: 0;
    }
  }
`;

export const Impact = styled(Section)`
  padding-bottom: 0;
  ${head}

  .account {
    ${type.lead}
    max-width: 56ch;
  }
  ${media.lg} {
    > .inner {
      ${grid12}
    }
    > .inner > :first-child {
      grid-column: 1 / span 4;
    }
    .account {
      grid-column: 5 / -1;
      padding-top: 34px;
    }
  }
  ${media.print} {
    padding-block: 14pt 0;
    .account {
      max-width: none;
      padding: 0;
      font-size: 11pt;
      line-height: 1.5;
    }
  }
`;
