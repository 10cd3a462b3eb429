import { styled } from 'styled-components';
import { sampleFiguresNote } from '../../content/samples.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { Section } from '../../ui/Section.tsx';
import { impact } from './copy.ts';

/** Pixels for each per cent. */
const SCALE = 5.2;
const TOP = Math.max(...impact.items.map(({ value }) => value));

/** The ridge through the three stations and on to the page's edge, at a share of its height. */
const ridge = (share: number) =>
  [...impact.items.map(({ value }) => value), 74]
    .map((height, position) => `${position * 100} ${(TOP - height * share).toFixed(1)}`)
    .join('L');

/* An elevation profile, drawn to scale; the figures stand at the foot of their staffs. */
const Profile = styled(Section)`
  padding-block: clamp(3.5rem, 6vw, 6rem);

  h2 {
    ${type.label}
    margin-bottom: 32px;
    font-weight: 400;
    color: ${color.muted};
  }
  .sample {
    margin-top: 32px;
  }
  .land {
    display: none;
  }
  dl {
    display: grid;
    gap: 32px;
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 0 0 0 20px;
    border-left: 1px solid ${color.accent};
  }
  dd {
    ${type.figure}
    margin-bottom: 12px;
  }
  dt {
    max-width: 26ch;
    color: ${color.muted};
  }

  ${media.md} {
    .plot {
      position: relative;
      border-bottom: 1px solid ${color.fg};
    }
    .land {
      display: block;
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      overflow: visible;
    }
    path {
      fill: none;
      stroke: ${color.line};
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
      gap: 0;
    }
    dl > div {
      justify-content: flex-start;
      position: relative;
      padding: 0 16px 24px 20px;
    }
    dt {
      min-height: 3lh;
    }
    dl > div::before {
      content: '';
      position: absolute;
      top: -5px;
      left: -6px;
      width: 11px;
      height: 11px;
      border-radius: 50%;
      background: ${color.accent};
    }
    ${impact.items.map(({ value }, position) => `dl > :nth-child(${position + 1}) { height: ${value * SCALE}px; }`).join(' ')}
  }
  ${media.lg} {
    dt {
      min-height: 2lh;
    }
  }
`;

/** The figures, each at its own height. */
export function ImpactStats() {
  return (
    <Profile tone="sand" labelledBy="stats">
      <h2 id="stats">{impact.title}</h2>
      <div className="plot">
        <svg
          className="land"
          viewBox={`0 0 300 ${TOP}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="ground" d={`M${ridge(1)}V${TOP}H0Z`} />
          <path d={`M${ridge(0.93)}M${ridge(0.87)}`} />
          <path className="ridge" d={`M${ridge(1)}`} />
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
      <SampleMark note={sampleFiguresNote} />
    </Profile>
  );
}
