import { styled } from 'styled-components';
import type { MeasuredStudy } from '../../content/model/case-study-schema.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { ExampleReport } from '../../sections/ExampleReport.tsx';
import { about, results as texts, reviewStep, size, steps } from './copy.ts';
import { Result } from './Result.tsx';

/**
 * The profile rises from left to right, in percent of its box. It is level below the four steps, so that their lines
 * meet it at every width, and continues on both sides to the edges of a wide window.
 */
const ground =
  'M-120 92C-100 92-92 98-70 98-48 98-40 93-20 93-12 93-8 76 0 76H3C9 76 10 84 14 84 19 84 20 56 26 56H29C35 56 36 65 40 65 45 65 46 38 52 38H55C61 38 62 47 66 47 71 47 73 12 77.5 12H81C88 12 90 20 96 18 104 15 108 4 120 4 134 4 140 16 156 16 172 16 182 7 220 7';

/**
 * Scrolling draws the ground from left to right and sets each stake in passing. `--at` is a stake's share of the way.
 */
const drawnByScrolling = `
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      view-timeline: --terrain block;

      .drawn {
        animation: draw linear both;
        animation-timeline: --terrain;
        /* Complete once the steps' titles are in view, however long their texts are. */
        animation-range: entry 20px entry 300px;
      }
      li::before,
      li::after {
        animation: set ease-out both;
        animation-timeline: --terrain;
        animation-range: entry calc(20px + 280px * var(--at)) entry calc(50px + 280px * var(--at));
      }
      li::after {
        animation-name: drive;
        transform-origin: top;
      }
      /* Stacked steps are taller than the window, so each stake has its own timeline. */
      ${media.belowLg} {
        li::before,
        li::after {
          animation-timeline: view();
          animation-range: cover 8% cover 22%;
        }
        li::after {
          animation-range: cover 22% cover 55%;
        }
      }
    }
  }
  @keyframes draw {
    from {
      clip-path: inset(-40px calc(100% + var(--bleed)) -40px calc(-1 * var(--bleed)));
    }
    /* The text's left and right edges, at the same share of the way in every window. */
    8% {
      clip-path: inset(-40px 100% -40px calc(-1 * var(--bleed)));
    }
    92% {
      clip-path: inset(-40px 0 -40px calc(-1 * var(--bleed)));
    }
    to {
      clip-path: inset(-40px calc(-1 * var(--bleed)) -40px calc(-1 * var(--bleed)));
    }
  }
  @keyframes set {
    from {
      opacity: 0;
      transform: scale(0.4);
    }
  }
  @keyframes drive {
    from {
      transform: scaleY(0);
    }
  }
`;

const Profile = styled.div`
  margin-bottom: clamp(4rem, 7vw, 6.5rem);

  > svg {
    display: none;
  }
  ol {
    display: grid;
    gap: 32px;
    margin-inline-start: 14px;
    counter-reset: mark;
  }
  li {
    position: relative;
    padding-block: 2px 0;
    padding-inline: 40px 0;
    counter-increment: mark;
  }
  li::after {
    content: '';
    position: absolute;
    inset-block: 14px -46px;
    inset-inline: 0 auto;
    border-inline-start: 1px solid ${color.fg};
  }
  li:last-child::after {
    bottom: 0;
  }
  li:nth-child(1) {
    --at: 0.09;
  }
  li:nth-child(2) {
    --at: 0.3;
  }
  li:nth-child(3) {
    --at: 0.52;
  }
  li:nth-child(4) {
    --at: 0.74;
  }

  li::before {
    ${textStyle.label}
    content: counter(mark) / '';
    position: absolute;
    top: 0;
    inset-inline-start: -14px;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 1px solid ${color.accent};
    border-radius: 50%;
    background: ${color.bg};
    color: ${color.accentStrong};
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
      overflow: visible;
      color: ${color.line};
    }
    [dir='rtl'] & > svg {
      scale: -1 1;
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
    }
    li::before {
      inset-inline-start: 0;
    }
    /* The vertical line from a marker to the profile. */
    li::after,
    li:last-child::after {
      inset-block: auto 100%;
      inset-inline: 14px auto;
      height: var(--plumb);
      border-inline-start: 1px dashed ${color.accent};
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

  ${drawnByScrolling}
`;

const Rows = styled.div`
  margin-bottom: 40px;
  border-bottom: 1px solid ${color.fg};

  > h3 {
    padding-bottom: 24px;
  }
`;

const Size = styled.p`
  ${textStyle.h3}
  margin-bottom: 16px;
`;

const box = {
  viewBox: '0 0 100 100',
  preserveAspectRatio: 'none',
  fill: 'none',
  'aria-hidden': true,
} as const;

/** Who we are: a project's steps along an elevation profile, three results and the company's size. */
export function About({ results }: { results: MeasuredStudy[] }) {
  return (
    <Section labelledBy="about-title">
      <SectionHead id="about-title" {...about} />
      <Profile>
        <svg {...box}>
          {[20, 40, 60, 80, 100].map((height) => (
            <path
              key={height}
              d={`M-120 ${height}H220`}
              stroke="currentColor"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <svg {...box} className="drawn">
          <path className="earth" d={`${ground}V100H-120Z`} />
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
              {title === reviewStep && <ExampleReport />}
            </li>
          ))}
        </ol>
      </Profile>
      {results.length > 0 && (
        <Rows>
          <h3>{texts.title}</h3>
          {results.map((study) => (
            <Result key={study.slug} study={study} />
          ))}
        </Rows>
      )}
      <Size>{size}</Size>
      <SampleTag />
    </Section>
  );
}
