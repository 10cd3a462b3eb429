import { useId } from 'react';
import { styled } from 'styled-components';
import { clients } from '../content/company/clients.ts';
import { color, media, motion } from '../theme/tokens.ts';
import { Picture } from '../ui/media/Picture.tsx';
import { SampleTag } from '../ui/text/SampleTag.tsx';
import { Section, SectionHead, type SectionIntro } from '../ui/layout/Section.tsx';

/** The box of the widest logo; all have the same height. */
const LOGO_BOX = { width: 234, height: 48 };
/** The box of a logo that is less than 1.5 times as wide as high. */
const TALL_LOGO_BOX = { width: 64, height: 64 };

/** On a wide screen. */
const COLUMNS = 5;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: solid ${color.line};
  border-block-width: 1px 0;
  border-inline-width: 1px 0;
  /* Hatches the empty fields of the last row, for every number of columns. */
  background: repeating-linear-gradient(
    -45deg,
    transparent 0 9px,
    color-mix(in srgb, ${color.line} 70%, transparent) 9px 10px
  );
  box-shadow: inset -1px -1px ${color.line};

  li {
    /* Adjacent fields share their rules. */
    margin-block: -1px 0;
    margin-inline: -1px 0;
    border: 1px solid ${color.line};
    background: ${color.bg};
    display: grid;
    place-items: center;
    padding: clamp(20px, 3vw, 44px) clamp(12px, 2vw, 28px);
    transition: background-color ${motion.base};
  }
  picture {
    width: min(100%, 234px);
    background: none;
  }
  .tall {
    width: 64px;
  }
  picture[data-failed] {
    background: ${color.raised};
  }
  /*
   * A rim in the colour of the ground, for browsers that darken pages: they darken the ground, but not the dark
   * logos.
   */
  img {
    --rim: drop-shadow(0 0 1px ${color.bg});
    object-fit: contain;
    filter: var(--rim) var(--rim) var(--rim);
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
    grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  }
  ${media.forcedColors} {
    img {
      background: #fff;
    }
  }
`;

const Wall = styled.div`
  position: relative;

  > small {
    margin-top: 20px;
  }
  /* In the empty fields of the last row of five. */
  ${media.lg} {
    &[data-room] > small {
      position: absolute;
      inset-block: auto 0;
      inset-inline: var(--filled) auto;
      align-items: center;
      justify-content: center;
      width: 20%;
      height: calc(100% / var(--rows));
      margin: 0;
      border: solid ${color.line};
      border-width: 0 1px 1px;
      background: ${color.bg};
    }
  }
`;

/** The clients' logos on a grid of two to five columns; renders nothing without clients. */
export function ClientLogos({ title, eyebrow, lead, tone = 'paper' }: SectionIntro) {
  const headingId = useId();
  const last = clients.length % COLUMNS;
  if (clients.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={headingId}>
      <SectionHead id={headingId} title={title} eyebrow={eyebrow} lead={lead} />
      <Wall
        data-room={last > 0 || undefined}
        style={{ '--filled': `${last * 20}%`, '--rows': Math.ceil(clients.length / COLUMNS) }}
      >
        <Grid role="list">
          {clients.map(({ name, logoUrl, tall }) => (
            <li key={name}>
              <Picture
                image={{ src: logoUrl, ...(tall ? TALL_LOGO_BOX : LOGO_BOX) }}
                alt={name}
                className={tall ? 'tall' : undefined}
              />
            </li>
          ))}
        </Grid>
        <SampleTag />
      </Wall>
    </Section>
  );
}
