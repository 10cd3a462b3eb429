import { styled } from 'styled-components';
import { sampleFiguresNote } from '../../content/words/samples.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';
import { SampleMark } from '../../ui/text/SampleMark.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { impact } from './copy.ts';

/** Pixels per per cent. */
const SCALE = 5.2;

const heights = impact.items.map(({ value }) => value);
const top = Math.max(...heights);

/** The curve through the three results and on to the page's edge. */
const ridge = `M${[...heights, 74].map((height, position) => `${position * 100} ${height}`).join(' ')}`;

/* An elevation profile to scale, with the figures at the foot of their lines. */
const Profile = styled(Section)`
  padding-block: clamp(3.5rem, 6vw, 6rem);

  h2 {
    margin-bottom: 32px;
  }
  .sample {
    margin-top: 32px;
  }
  .land {
    display: none;
  }
  dl {
    display: grid;
    gap: 32px 0;
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    padding-block: 0;
    padding-inline: 20px 16px;
    border-inline-start: 1px solid ${color.accent};
  }
  dd {
    ${type.figure}
    margin-bottom: 12px;
  }
  dt {
    max-width: 17.4em;
    color: ${color.muted};
  }

  ${media.md} {
    .plot {
      position: relative;
      border-bottom: 1px solid ${color.fg};
    }
    .land {
      position: absolute;
      display: block;
      width: 100%;
      height: 100%;
      overflow: visible;
      fill: none;
      stroke: ${color.line};
    }
    [dir='rtl'] & .land {
      scale: -1 1;
    }
    .land path {
      vector-effect: non-scaling-stroke;
    }
    .ground {
      fill: ${color.raised};
      stroke: none;
    }
    .ridge {
      stroke: ${color.fg};
      stroke-width: 1.5;
    }
    dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: end;
    }
    dl > div {
      position: relative;
      padding-bottom: 24px;
    }
    /* Three lines, from 1024 px on two. */
    dt {
      min-height: calc(3 * 1.6em);
    }
    dl > div::before {
      content: '';
      position: absolute;
      top: -5px;
      inset-inline-start: -6px;
      width: 11px;
      height: 11px;
      border-radius: 50%;
      background: ${color.accent};
    }
    ${heights.map((height, position) => `dl > :nth-child(${position + 1}) { height: ${height * SCALE}px; }`).join(' ')}
  }
  ${media.lg} {
    dt {
      min-height: calc(2 * 1.6em);
    }
  }
`;

/** The figures, each at its own height. */
export function ImpactStats() {
  return (
    <Profile tone="sand" labelledBy="stats">
      <Eyebrow as="h2" id="stats">
        {impact.title}
      </Eyebrow>
      <div className="plot">
        <svg
          className="land"
          viewBox={`0 ${-top} 300 ${top}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="ground" d={`${ridge}V0H0Z`} transform="scale(1 -1)" />
          <path d={ridge} transform="scale(1 -.93)" />
          <path d={ridge} transform="scale(1 -.87)" />
          <path className="ridge" d={ridge} transform="scale(1 -1)" />
        </svg>
        <dl>
          {impact.items.map(({ value, label }) => (
            <div key={value}>
              <dt>{label}</dt>
              <dd>{value}%</dd>
            </div>
          ))}
        </dl>
      </div>
      <SampleMark of={impact.items} note={sampleFiguresNote} />
    </Profile>
  );
}
