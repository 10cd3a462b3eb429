import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { ExampleReport } from '../../sections/ExampleReport.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { sign } from '../../ui/disclosure/sign-style.ts';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { questions, questionsIntro } from './copy.ts';

const List = styled.div`
  border-bottom: 1px solid ${color.line};

  details {
    border-top: 1px solid ${color.line};
  }
  details[open] {
    border-color: ${color.accent};
  }
  summary {
    display: flex;
    gap: 24px;
    align-items: center;
    justify-content: space-between;
    min-height: 72px;
    padding-block: 16px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  ${sign}
  [open] .sign::after {
    transform: none;
  }
  p {
    max-width: 41.5em;
    padding-block: 0 32px;
    padding-inline: 0 40px;
    color: ${color.muted};
    text-wrap: pretty;
  }
  ${media.canHover} {
    summary:hover h3 {
      color: ${color.accent};
    }
  }
`;

/** Frequent questions with short answers, one open at a time, the first by default. */
export function Questions() {
  return (
    <Section tone="ink" id="questions" labelledBy="questions-title" layout="split">
      <SectionHead id="questions-title" {...questionsIntro}>
        <ExampleReport />
      </SectionHead>
      <List>
        {questions.map(({ title, answer }, position) => (
          <details key={title} name="questions" open={position === 0}>
            <summary>
              <h3>{title}</h3>
              <span className="sign" aria-hidden="true" />
            </summary>
            <p>
              <Unbroken text={answer} />
            </p>
          </details>
        ))}
      </List>
    </Section>
  );
}
