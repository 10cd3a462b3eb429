import { useId } from 'react';
import { styled } from 'styled-components';
import type { ClientLogo } from '../content/types.ts';
import { media } from '../theme/media.ts';
import { color, motion } from '../theme/tokens.ts';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import type { SectionIntro } from './section-intro.ts';

export interface ClientLogosProps extends SectionIntro {
  logos: readonly ClientLogo[];
}

/** The box of the widest wordmark; all are drawn at one height, so that one scale fits them. */
const WORDMARK = { width: 234, height: 48 };

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid ${color.line};
  border-left: 1px solid ${color.line};

  li {
    display: grid;
    place-items: center;
    padding: clamp(20px, 3vw, 44px) clamp(12px, 2vw, 28px);
    border-right: 1px solid ${color.line};
    border-bottom: 1px solid ${color.line};
    transition: background-color ${motion.base};
  }
  picture {
    width: min(100%, 234px);
    background: none;
  }
  picture[data-failed] {
    background: ${color.raised};
  }
  img {
    object-fit: contain;
  }
  ${media.canHover} {
    li:hover {
      background: ${color.raised};
    }
  }
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    /* Sixteen in rows of five leave four fields: hatched, as a map leaves what isn't surveyed yet. */
    &::after {
      content: '';
      grid-column: 2 / -1;
      border-right: 1px solid ${color.line};
      border-bottom: 1px solid ${color.line};
      background: repeating-linear-gradient(-45deg, transparent 0 9px, ${color.line} 9px 10px);
      opacity: 0.7;
    }
  }
  ${media.forcedColors} {
    img {
      background: #fff;
    }
  }
`;

/** The clients' wordmarks on a hairline grid, two columns to five (SPEC.md 2). */
export function ClientLogos({
  logos,
  title,
  number,
  eyebrow,
  lead,
  tone = 'paper',
}: ClientLogosProps) {
  const headingId = useId();
  return (
    <Section tone={tone} labelledBy={headingId}>
      <SectionHead id={headingId} title={title} number={number} eyebrow={eyebrow} lead={lead} />
      <Wall role="list">
        {logos.map(({ name, logoUrl }) => (
          <li key={name}>
            <Picture image={{ src: logoUrl, ...WORDMARK }} alt={name} />
          </li>
        ))}
      </Wall>
    </Section>
  );
}
