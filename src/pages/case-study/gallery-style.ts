import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';

export const Root = styled(Section)`
  h2 {
    margin-bottom: clamp(2rem, 4vw, 3.5rem);
  }
  ul {
    display: grid;
    gap: 16px;
    margin-inline: calc(-1 * var(--gutter));
  }
  figcaption {
    ${type.small}
    display: flex;
    gap: 14px;
    max-width: 52ch;
    padding: 12px 14px 12px var(--inset, 20px);
    color: ${color.muted};
  }
  figcaption b {
    ${type.label}
    flex: none;
    padding-top: 2px;
    color: ${color.accent};
  }
  .failed {
    color: ${color.destructive};
  }

  ${media.md} {
    li {
      --inset: 0;
    }
    /* Two rows of unequal pictures: the first leaves the page on the left, the last on the right. */
    ul {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: 32px;
      margin-inline: calc(-1 * var(--bleed));
      padding-inline: 0;
    }
    li:nth-child(n) {
      grid-column: span 5;
    }
    li:nth-child(3n + 1) {
      grid-column: span 7;
    }
    li:nth-child(2) {
      padding-right: var(--bleed);
    }
    li:nth-child(3) {
      padding-left: var(--bleed);
    }
    picture {
      height: clamp(240px, 36vw, 540px);
      aspect-ratio: auto;
    }
    li:nth-child(2) picture,
    li:nth-child(3) picture {
      height: clamp(180px, 26vw, 400px);
    }
    li:first-child {
      --inset: var(--bleed);
    }
  }
  ${media.print} {
    padding-block: 14pt;
    h2 {
      margin-bottom: 8pt;
      font-size: 18pt;
      break-after: avoid;
    }
    ul {
      grid-template-columns: 1fr 1fr;
      gap: 6mm;
      margin: 0;
    }
    li:nth-child(n) {
      grid-column: auto;
      padding: 0;
      break-inside: avoid;
    }
    li:nth-child(n) picture {
      width: 100%;
      height: 50mm;
      aspect-ratio: auto;
    }
    li:nth-child(n) {
      --inset: 0;
    }
  }
`;
