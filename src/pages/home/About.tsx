import { styled } from 'styled-components';
import { StatList } from '../../sections/StatList.tsx';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { about, figures, survey } from './copy.ts';

/** Left to right the ground climbs; the four marks stand on this line, in percent of its box. */
const ground =
  'M0 86C8 84 9 70 14 70s6 12 12 10 8-24 14-26 7 9 12 8 8-30 14-32 6 8 11 7 7-27 12-29 7 4 11 2';

const Profile = styled.div`
  margin-bottom: clamp(4rem, 7vw, 6.5rem);

  > svg {
    display: none;
  }
  ol {
    display: grid;
    gap: 32px;
    counter-reset: mark;
  }
  li {
    position: relative;
    padding: 2px 0 0 40px;
    border-left: 1px solid ${color.line};
    counter-increment: mark;
  }
  li::before {
    ${type.label}
    content: counter(mark) / '';
    position: absolute;
    top: 0;
    left: -14px;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid ${color.accent};
    border-radius: 50%;
    background: ${color.bg};
    color: ${color.accent};
  }
  h3 {
    ${type.h3}
  }
  p {
    margin-top: 10px;
    color: ${color.muted};
    text-wrap: pretty;
  }

  ${media.lg} {
    position: relative;
    padding-top: 240px;
    > svg {
      display: block;
      position: absolute;
      top: 0;
      left: calc(-1 * var(--bleed));
      width: 100vw;
      height: 270px;
      color: ${color.line};
      overflow: visible;
    }
    .ground {
      color: ${color.fg};
    }
    ol {
      grid-template-columns: repeat(4, 1fr);
      gap: 0 32px;
    }
    li {
      padding: 44px 0 0;
      border: 0;
    }
    li::before {
      left: 0;
    }
    /* The plumb line from a mark up to the ground it stands for. */
    li::after {
      content: '';
      position: absolute;
      bottom: 100%;
      left: 14px;
      height: var(--plumb);
      border-left: 1px dashed ${color.accent};
    }
    li:nth-child(1) {
      --plumb: 52px;
    }
    li:nth-child(2) {
      --plumb: 96px;
    }
    li:nth-child(3) {
      --plumb: 112px;
    }
    li:nth-child(4) {
      --plumb: 196px;
    }
  }
`;

/** Who we are: the survey idea as an elevation profile, then the company in figures. */
export function About() {
  return (
    <Section labelledBy="about-title">
      <SectionHead number="01" eyebrow="Who we are" id="about-title" {...about} />
      <Profile>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" fill="none">
          {[20, 40, 60, 80, 100].map((height) => (
            <path
              key={height}
              d={`M0 ${height}H100`}
              stroke="currentColor"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            className="ground"
            d={ground}
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol>
          {survey.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Profile>
      <StatList items={figures} />
    </Section>
  );
}
