import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color, media, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { type AiService, services } from './copy.ts';

interface Sketch {
  width: number;
  /** The visible part of the drawing. */
  top: number;
  height: number;
  /** Contours of the hills between start and goal. */
  hills: [cx: number, cy: number, rx: number, ry: number][];
  /** Alternative routes. */
  open: string;
  taken: string;
  /** Points along the route. */
  points: string;
  goal: [x: number, y: number];
}

const sketches: Record<AiService['route'], Sketch> = {
  agent: {
    width: 560,
    top: 0,
    height: 160,
    hills: [
      [178, 52, 62, 38],
      [178, 52, 44, 25],
      [178, 52, 24, 12],
      [356, 112, 76, 36],
      [356, 112, 54, 24],
      [356, 112, 30, 12],
    ],
    open: 'M78 72L132 44m-8-8 16 16m-16 0 16-16M276 88L316 104m-8-8 16 16m-16 0 16-16M452 66L484 24m-8-8 16 16m-16 0 16-16',
    taken: 'M12 96L78 72L112 118L206 112L276 88L330 52L396 58L452 66L492 96L544 70',
    points: 'M12 96h0M78 72h0M112 118h0M206 112h0M276 88h0M330 52h0M396 58h0M452 66h0M492 96h0',
    goal: [544, 70],
  },
  workflow: {
    width: 288,
    top: 8,
    height: 152,
    hills: [],
    open: 'M70 84L112 36H186L228 84M70 84H228',
    taken: 'M12 84H70L112 132H186L228 84H264',
    points: 'M12 84h0M70 84h0M112 36h0M186 36h0M112 132h0M186 132h0M228 84h0',
    goal: [264, 84],
  },
  automation: {
    width: 288,
    top: 44,
    height: 80,
    hills: [],
    open: '',
    taken: 'M12 84H264',
    points: 'M12 84h0M96 84h0M180 84h0',
    goal: [264, 84],
  },
};

/** The routes of an agent, a workflow and an automation to their goal. Decorative. */
function RouteSketch({ route }: { route: AiService['route'] }) {
  const { width, top, height, hills, open, taken, points, goal } = sketches[route];
  return (
    <svg
      viewBox={`0 ${top} ${width} ${height}`}
      preserveAspectRatio="xMinYMid"
      fill="none"
      aria-hidden="true"
      className="sketch"
    >
      {hills.map(([cx, cy, rx, ry]) => (
        <ellipse
          key={`${cx}-${rx}`}
          className="hill"
          cx={cx}
          cy={cy}
          rx={rx}
          ry={ry}
          transform={`rotate(-14 ${cx} ${cy})`}
        />
      ))}
      <path stroke="var(--muted)" strokeDasharray="3 5" d={open} />
      <path stroke="var(--accent)" strokeWidth="2" d={taken} />
      {/* A zero-length line with round caps is a dot; two make a ring. */}
      <g strokeLinecap="round">
        <path stroke="var(--fg)" strokeWidth="9.5" d={points} />
        <path stroke="var(--bg)" strokeWidth="6.5" d={points} />
      </g>
      <path
        fill="var(--accent)"
        stroke="var(--accent)"
        strokeWidth="2"
        d={`M${goal[0]} ${goal[1] + 6}V${goal[1] - 26}l18 7-18 7`}
      />
    </svg>
  );
}

const Routes = styled.ul`
  display: grid;
  gap: 48px 32px;

  li {
    display: flex;
    flex-direction: column;
    border-top: 1px solid ${color.line};
    transition: border-color ${motion.base};
  }
  .sketch {
    width: 100%;
    height: auto;
    margin-block: 20px 24px;
  }
  .hill {
    stroke: ${color.line};
    transition: stroke ${motion.slow};
  }
  .kind {
    ${type.label}
    padding-top: 14px;
    color: ${color.accentStrong};
  }
  h3 + p {
    max-width: 34.8em;
    margin-block: 12px 24px;
    color: ${color.muted};
  }
  dl {
    ${type.small}
    margin-top: auto;
  }
  dl div {
    padding-block: 10px;
    border-top: 1px solid ${color.line};
  }
  dt {
    ${type.label}
    color: ${color.muted};
  }

  ${media.belowMd} {
    .sketch {
      max-height: 108px;
    }
    dl {
      display: grid;
      grid-template-columns: 3fr 2fr;
      column-gap: 24px;
    }
  }
  ${media.canHover} {
    li:hover {
      border-color: ${color.accent};
    }
    li:hover .hill {
      stroke: ${color.muted};
    }
  }
  ${media.md} {
    grid-template-columns: 1fr 1fr;
    .sketch {
      height: 168px;
      margin-block: 16px 20px;
    }
    li:first-child {
      grid-column: span 2;
    }
  }
  ${media.lg} {
    grid-template-columns: 2fr 1fr 1fr;

    li:first-child {
      grid-column: auto;
    }

    li:first-child h3 {
      ${type.h2}
    }
    li:first-child h3 + p {
      ${type.lead}
    }
  }
`;

const Foot = styled.div`
  display: flex;
  margin-top: 48px;
  justify-content: flex-end;
`;

/** Three services, ordered by autonomy. */
export function Services() {
  return (
    <Section labelledBy="services-title">
      <SectionHead {...services} id="services-title" />
      <Routes role="list">
        {services.items.map(({ route, kind, title, description, example, first }) => (
          <li key={route}>
            <p className="kind">{kind}</p>
            <RouteSketch route={route} />
            <h3>{title}</h3>
            <p>{description}</p>
            <dl>
              <div>
                <dt>{services.exampleLabel}</dt>
                <dd>{example}</dd>
              </div>
              <div>
                <dt>{services.firstLabel}</dt>
                <dd>{first}</dd>
              </div>
            </dl>
          </li>
        ))}
      </Routes>
      <Foot>
        <ButtonLink to={paths.contact} variant="link" arrow>
          {services.contact}
        </ButtonLink>
      </Foot>
    </Section>
  );
}
