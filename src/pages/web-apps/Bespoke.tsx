import { styled } from 'styled-components';
import type { FilmAsset, TitledText } from '../../content/types.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Film } from '../../ui/Film.tsx';
import { grid12 } from '../../ui/grid.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const film: FilmAsset = {
  src: '/film/web-apps-bespoke',
  title: 'Nine plots alike on level ground; for the tenth, a hill is shaped into terraces',
  poster: { src: '/film/web-apps-bespoke-poster', width: 1280, height: 720 },
  width: 1280,
  height: 720,
};

const kinds: TitledText[] = [
  {
    title: 'Customer apps',
    description: 'Quotes, bookings and loyalty in the stores and on the web.',
  },
  {
    title: 'Tools for your own people',
    description: 'Dispatch, inspections and approvals, offline where the signal ends.',
  },
  {
    title: 'Portals and APIs',
    description: 'One documented way in for partners, brokers and suppliers.',
  },
];

const Root = styled(Section)`
  .plan {
    ${grid12}
  }
  figure {
    margin-inline: calc(-1 * var(--bleed));
  }
  ol {
    margin-top: 40px;
    border-bottom: 1px solid ${color.line};
  }
  li {
    padding-block: 20px 24px;
    border-top: 1px solid ${color.line};
  }
  h3 {
    ${type.h3}
    margin-bottom: 6px;
  }
  li p {
    ${type.small}
    max-width: 44ch;
    color: ${color.muted};
  }
  ${media.lg} {
    figure {
      grid-column: 1 / span 8;
      margin-right: 0;
    }
    ol {
      grid-column: 9 / -1;
      align-self: end;
      margin: 0;
    }
  }
`;

/** Bespoke development: what it is for, what is built, and a film. */
export function Bespoke() {
  return (
    <Root labelledBy="bespoke">
      <SectionHead
        id="bespoke"
        number="01"
        eyebrow="Bespoke development"
        title="Built for the case no package covers"
        lead="Packages handle the nine cases that everybody has. Your margin often sits in the tenth: the freight rule, the tariff, the approval that only your business knows. That is the one we build."
      />
      <div className="plan">
        <figure>
          <Film film={film} mode="figure" />
        </figure>
        <ol role="list">
          {kinds.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Root>
  );
}
