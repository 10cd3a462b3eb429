import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Film } from '../../ui/Film.tsx';
import { grid12 } from '../../ui/grid.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { film, processIntro, processRules } from './copy.ts';

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
