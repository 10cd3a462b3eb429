import { styled } from 'styled-components';
import { reviewPrice } from '../../content/company/prices.ts';
import { company } from '../../content/company/promises.ts';
import { sampleSizeNote, sampleStudiesNote } from '../../content/words/samples.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { SampleMark } from '../../ui/text/SampleMark.tsx';
import { ReviewSample } from '../../sections/ReviewSample.tsx';
import { about, results as words, reviewStep, size, steps } from './copy.ts';
import { Result, type ResultProps } from './Result.tsx';

/**
 * The profile rises from left to right, in percent of its box. It is level below the four steps, so that
 * their lines meet it at every width.
 */
const ground =
  'M-20 93C-12 93-8 76 0 76H3C9 76 10 84 14 84 19 84 20 56 26 56H29C35 56 36 65 40 65 45 65 46 38 52 38H55C61 38 62 47 66 47 71 47 73 12 77.5 12H81C88 12 90 20 96 18 104 15 108 4 120 4';

const Profile = styled.div`
  margin-bottom: clamp(4rem, 7vw, 6.5rem);

  > svg {
    display: none;
  }
  ol {
    display: grid;
    gap: 32px;
    margin-left: 14px;
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
  p {
    margin-top: 10px;
    color: ${color.muted};
    text-wrap: pretty;
  }

  ${media.lg} {
    position: relative;
    padding-top: 264px;
    > svg {
      display: block;
      position: absolute;
      top: 0;
      width: 100%;
      height: 240px;
      color: ${color.line};
      overflow: visible;
    }
    .ground {
      color: ${color.fg};
    }
    .earth {
      fill: ${color.line};
      opacity: 0.28;
    }
    ol {
      grid-template-columns: repeat(4, 1fr);
      gap: 0 32px;
      margin: 0;
    }
    li {
      padding: 44px 0 0;
      border: 0;
    }
    li::before {
      left: 0;
    }
    /* The vertical line from a marker to the profile. */
    li::after {
      content: '';
      position: absolute;
      bottom: 100%;
      left: 14px;
      height: var(--plumb);
      border-left: 1px dashed ${color.accent};
    }
    li:nth-child(1) {
      --plumb: 82px;
    }
    li:nth-child(2) {
      --plumb: 130px;
    }
    li:nth-child(3) {
      --plumb: 173px;
    }
    li:nth-child(4) {
      --plumb: 235px;
    }
  }
`;

const Rows = styled.div`
  margin-bottom: 40px;
  border-bottom: 1px solid ${color.fg};

  > h3 {
    padding-bottom: 24px;
  }
`;

const Size = styled.p`
  ${type.h3}
  margin-bottom: 16px;
`;

/** Who we are: a project's steps along an elevation profile, three results and the company's size. */
export function About({ results }: { results: ResultProps[] }) {
  return (
    <Section labelledBy="about-title">
      <SectionHead id="about-title" {...about} />
      <Profile>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" fill="none">
          {[20, 40, 60, 80, 100].map((height) => (
            <path
              key={height}
              d={`M-20 ${height}H120`}
              stroke="currentColor"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path className="earth" d={`${ground}V100H-20Z`} />
          <path
            className="ground"
            d={ground}
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ol>
          {steps.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
              {title === reviewStep && <ReviewSample />}
            </li>
          ))}
        </ol>
      </Profile>
      {results.length > 0 && (
        <Rows>
          <h3>{words.title}</h3>
          {results.map((each) => (
            <Result key={each.study.slug} {...each} />
          ))}
        </Rows>
      )}
      <Size>{size}</Size>
      <SampleMark of={[reviewPrice, company]} note={sampleSizeNote} />{' '}
      <SampleMark of={results.map(({ study }) => study)} note={sampleStudiesNote} />
    </Section>
  );
}
