import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { start } from './copy.ts';
import { StartRuler } from './StartRuler.tsx';

/* Stations on a line down a phone; from 1024 px on four columns under the ruler. */
const Stations = styled.div`
  li,
  .end {
    position: relative;
    padding: 0 0 44px 28px;
    border-left: 1px solid ${color.line};
  }
  li::before,
  .end::before {
    content: '';
    position: absolute;
    top: 3px;
    left: -7px;
    width: 13px;
    height: 13px;
    border: 2px solid ${color.accent};
    border-radius: 50%;
    background: ${color.bg};
  }
  .end {
    padding-bottom: 0;
    border-color: transparent;
  }
  .end::before {
    border-radius: 0;
    background: ${color.accent};
  }
  .day {
    ${type.label}
    margin-bottom: 14px;
    color: ${color.accent};
  }
  h3,
  .title {
    ${type.h3}
    font-size: clamp(1.5rem, 1.3rem + 0.7vw, 1.875rem);
    margin-bottom: 10px;
  }
  .text {
    max-width: 42ch;
    color: ${color.muted};
  }

  ${media.lg} {
    display: grid;
    grid-template-columns: 3fr 1fr;
    column-gap: 32px;
    margin-top: 48px;

    ol {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: 32px;
    }
    li,
    .end {
      padding: 0;
      border: 0;
    }
    li::before,
    .end::before {
      content: none;
    }
  }
`;

/** The steps from the brief to the first invoice, under a ruler of the days between them. */
export function GettingStarted() {
  const { eyebrow, title, lead, steps, day, end } = start;
  return (
    <Section labelledBy="getting-started">
      <SectionHead id="getting-started" eyebrow={eyebrow} title={title} lead={lead} />
      <StartRuler />
      <Stations>
        <ol role="list">
          {steps.map((step) => (
            <li key={step.title}>
              <p className="day">{day(step.day)}</p>
              <h3>{step.title}</h3>
              <p className="text">{step.description}</p>
            </li>
          ))}
        </ol>
        <div className="end">
          <p className="day">{day(end.day)}</p>
          <p className="title">{end.title}</p>
          <p className="text">{end.description}</p>
        </div>
      </Stations>
    </Section>
  );
}
