import { styled } from 'styled-components';
import type { TitledText } from '../../content/types.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const steps: (TitledText & { day: string })[] = [
  {
    day: 'Day 0',
    title: 'Brief Us',
    description:
      'Thirty minutes with a delivery lead: what you are building, with which stack, and which seat is empty. A written role profile follows within 24 hours.',
  },
  {
    day: 'Day 8',
    title: 'Meet the Team',
    description:
      'You interview the people we propose, with their code on the table. Take all of them, some, or ask for others.',
  },
  {
    day: 'Day 16',
    title: 'Get to Work',
    description:
      'They join your stand-up, your board and your repository. The first pull request is a small one, in the first week.',
  },
];

/* From 1024 px on the first 30 days are drawn to scale; the steps' columns are days 0–8, 8–16, 16–30. */
const Ruler = styled.div`
  position: relative;

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
    display: block;
    margin-bottom: 14px;
    color: ${color.accent};
  }
  h3 {
    ${type.h3}
    font-size: clamp(1.5rem, 1.3rem + 0.7vw, 1.875rem);
    margin-bottom: 10px;
  }
  li p {
    max-width: 42ch;
    color: ${color.muted};
  }
  .end p {
    max-width: 24ch;
    font-weight: 600;
  }
  li .band {
    ${type.label}
    width: fit-content;
    max-width: none;
    margin-top: 20px;
    padding: 4px 10px;
    background: ${color.mineralPale};
    color: ${color.onMineralPale};
  }

  ${media.lg} {
    padding-top: 76px;
    /* A tick for each day, over the line they stand on. */
    background:
      linear-gradient(${color.fg} 0 0) 0 75px / 100% 1px no-repeat,
      linear-gradient(90deg, ${color.muted} 1px, transparent 0) 0 64px / calc(100% / 30) 12px
        repeat-x;

    ol {
      display: grid;
      grid-template-columns: 8fr 8fr 14fr;
    }
    li {
      padding: 36px 28px 0 20px;
      border-color: ${color.accent};
    }
    li::before,
    .end::before {
      top: -7px;
    }
    li:last-child {
      padding-right: 240px;
    }
    li .band {
      position: absolute;
      top: -76px;
      left: 0;
      width: 100%;
      margin: 0;
      padding: 9px 20px;
    }
    .end {
      position: absolute;
      top: 76px;
      right: 0;
      bottom: 0;
      width: 210px;
      padding: 36px 20px 0 0;
      border: solid ${color.accent};
      border-width: 0 1px 0 0;
      text-align: right;
    }
    .end::before {
      right: -7px;
      left: auto;
    }
  }
`;

/** Getting Started Is Simple: three steps on a ruler of the 30 days before the first invoice. */
export function GettingStarted() {
  return (
    <Section labelledBy="getting-started">
      <SectionHead
        id="getting-started"
        number="01"
        eyebrow="The first 30 days"
        title="Getting Started Is Simple"
        lead="Three steps, drawn to scale. The invoice comes last, when you know what you are paying for."
      />
      <Ruler>
        <ol role="list">
          {steps.map(({ day, title, description }, position) => (
            <li key={title}>
              <span className="day">{day}</span>
              <h3>{title}</h3>
              <p>{description}</p>
              {position === steps.length - 1 && (
                <p className="band">At work, nothing invoiced yet</p>
              )}
            </li>
          ))}
        </ol>
        <div className="end">
          <span className="day">Day 30</span>
          <p>You pay only after the first 30 days.</p>
        </div>
      </Ruler>
    </Section>
  );
}
