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
  src: '/film/agentic-process',
  title: 'A route is surveyed across contour lines, station by station',
  poster: { src: '/film/agentic-process-poster', width: 1280, height: 720 },
  width: 1280,
  height: 720,
};

const processIntro = {
  title: 'In production, it stays on the map',
  lead: 'An agent you can’t follow is one you can’t use. Three rules hold for every one we run.',
};

const processRules: TitledText[] = [
  {
    title: 'Every step is recorded',
    description: 'What it read, what it decided, on which rule. Kept for 24 months, searchable.',
  },
  {
    title: 'Every limit is yours',
    description: 'Sums, hours, systems and recipients. You change them without a release.',
  },
  {
    title: 'Every run can be stopped',
    description: 'One switch, and open work is back in your team’s queue within a minute.',
  },
];

/* The film runs off the page's right edge; the rules stand below it, under the heading's column too. */
const Plan = styled.div`
  ${grid12}

  .film {
    margin-right: calc(-1 * var(--bleed));
  }
  ul {
    display: grid;
    gap: 24px 32px;
    margin-top: 32px;
  }
  li {
    padding-top: 16px;
    border-top: 1px solid ${color.line};
  }
  h3 {
    ${type.h3}
    font-size: 1.25rem;
  }
  li p {
    margin-top: 8px;
    color: ${color.muted};
  }
  ${media.md} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.lg} {
    .head {
      grid-column: 1 / span 4;
    }
    .head > div {
      display: block;
    }
    .head .aside {
      margin-top: 24px;
    }
    .film {
      grid-column: 5 / -1;
    }
    ul {
      grid-column: 1 / -1;
      margin-top: 56px;
    }
  }
`;

/** The process and its looping, muted film (SPEC.md 2). */
export function Process() {
  return (
    <Section tone="sand" labelledBy="process-title">
      <Plan>
        <div className="head">
          <SectionHead
            number="05"
            eyebrow="The process"
            id="process-title"
            title={processIntro.title}
            lead={processIntro.lead}
          />
        </div>
        <div className="film">
          <Film film={film} mode="figure" />
        </div>
        <ul role="list">
          {processRules.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Plan>
    </Section>
  );
}
