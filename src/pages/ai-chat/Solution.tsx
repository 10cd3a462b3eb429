import { styled } from 'styled-components';
import type { TitledText } from '../../content/types.ts';
import { paths } from '../../paths.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { DayProfile } from './DayProfile.tsx';

const solution = {
  title: 'One inbox, open when you are not',
  lead: 'The desk closes at 17:00. The questions don’t. Here is a Tuesday at a retailer with 90 branches: 1,728 messages, and who answered them.',
  parts: [
    {
      title: 'AI bots, around the clock',
      description:
        '72% of that day’s messages were settled without a person, each from an approved source that is logged with the answer.',
    },
    {
      title: 'Live agents, where it counts',
      description:
        '28% went to one of nine people, with the thread, the order and a suggested reply already open.',
    },
    {
      title: 'Your systems, underneath',
      description:
        'Shop, CRM, calendar and ticket desk are read and written directly. Nothing is typed twice.',
    },
  ] satisfies TitledText[],
};

const Parts = styled.div`
  display: grid;
  gap: 32px;
  margin-top: clamp(2.5rem, 5vw, 4.5rem);

  li {
    padding-block: 20px;
    border-top: 1px solid ${color.line};
  }
  h3 {
    ${type.h3}
  }
  li p {
    max-width: 60ch;
    margin-top: 6px;
    color: ${color.muted};
  }
  .ask p {
    ${type.lead}
    margin-bottom: 8px;
  }
  ${media.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;
    ul {
      grid-column: 6 / -1;
    }
    li {
      display: grid;
      grid-template-columns: 3fr 4fr;
      gap: 32px;
    }
    li p {
      margin: 0;
    }
    .ask {
      grid-column: 1 / span 4;
      grid-row: 1;
      padding-top: 20px;
    }
  }
`;

/** The solution's introduction: a day on one line, and the three that share it. */
export function Solution() {
  return (
    <Section labelledBy="solution-title">
      <SectionHead
        number="02"
        eyebrow="The solution"
        id="solution-title"
        title={solution.title}
        lead={solution.lead}
      />
      <DayProfile />
      <Parts>
        <ul role="list">
          {solution.parts.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <div className="ask">
          <p>What does your Tuesday look like?</p>
          <ButtonLink to={paths.contact} variant="link" arrow>
            Book a Free Consultation
          </ButtonLink>
        </div>
      </Parts>
    </Section>
  );
}
