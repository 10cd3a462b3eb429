import { styled } from 'styled-components';
import { FeatureTabs } from '../../sections/FeatureTabs.tsx';
import { color, font, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { useCases, type UseCaseTab } from './use-case-copy.ts';
import { Fold } from '../../ui/disclosure/Fold.tsx';
import { smoothLine } from '../../ui/media/smooth-line.ts';

const Panel = styled.div`
  figure {
    margin-bottom: 32px;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  figcaption {
    ${type.small}
    max-width: 32.2em;
    margin-top: 16px;
    color: ${color.muted};
  }
  path,
  circle {
    fill: none;
    stroke-width: 2;
  }
  .fine {
    stroke: ${color.line};
    stroke-width: 1;
  }
  .drawn {
    stroke: ${color.accent};
  }
  .gate-text {
    fill: ${color.mineral};
  }
  circle {
    fill: ${color.bg};
    stroke: ${color.accent};
  }
  /* Drawn 640 wide, so a phone needs larger letters. */
  text {
    fill: ${color.muted};
    font: 500 24px ${font.mono};
  }
  .at {
    fill: ${color.fg};
  }

  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    padding-block: 18px 20px;
    border-top: 1px solid ${color.line};
  }
  li > span {
    ${type.label}
    padding-top: 0.35em;
    color: ${color.accentStrong};
  }
  li h3 span {
    ${type.label}
    margin-inline-start: 10px;
    color: ${color.muted};
    font-weight: 400;
    white-space: nowrap;
  }
  li p {
    grid-column: 2;
    margin-top: 6px;
    color: ${color.muted};
  }

  ${media.md} {
    text {
      font-size: 15px;
    }
  }
  ${media.lg} {
    align-items: start;
    figure {
      grid-column: 1 / span 7;
      margin: 0;
    }
    figure + div {
      grid-column: 8 / -1;
    }
    ol li:last-child {
      padding-bottom: 0;
    }
  }
  /* The selected tab's line is drawn. */
  ${media.motionOk} {
    [data-state='active'] > & .drawn {
      stroke-dasharray: 1;
      animation: draw 300ms ease-out;
    }
    @keyframes draw {
      from {
        stroke-dashoffset: 1;
      }
    }
  }
`;

const diagrams = { predictive: ForecastDiagram, generative: ManyFromOneDiagram };

function renderPanel({ value, caption, fold, items }: UseCaseTab) {
  const Diagram = diagrams[value];
  return (
    <Panel className="columns">
      <figure>
        <Diagram marks={items.map(({ mark }) => mark)} />
        <figcaption>{caption}</figcaption>
      </figure>
      <Fold label={fold}>
        <ol role="list">
          {items.map(({ title, description, mark }, position) => (
            <li key={title}>
              <span aria-hidden="true">{position + 1}</span>
              <h3>
                {title} <span>{mark}</span>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </Fold>
    </Panel>
  );
}

/** Predictive AI (default) and Generative AI, each with its diagram and cases. */
export function UseCaseTabs() {
  return (
    <FeatureTabs
      label={useCases.tabsLabel}
      tabs={useCases.tabs}
      defaultValue="predictive"
      renderPanel={renderPanel}
    />
  );
}

/** Now: to the left the past, to the right the forecast. */
const NOW = 196;
const END = 612;
const LEVEL = 208;
const STEP = 16;

/** Half the width of the confidence band at x: grows with the root of the distance. */
const spread = (x: number) => 7.8 * Math.sqrt(x - NOW);
/** The forecast: a slow rise with one season. */
const expected = (x: number) => LEVEL - (x - NOW) * 0.16 - 26 * Math.sin((x - NOW) / 74);

const line = (y: (x: number) => number) => {
  const values = [];
  for (let x = NOW; x <= END; x += STEP) values.push(y(x));
  return smoothLine({ x: NOW, step: STEP }, values);
};

const BANDS = [-1, -0.66, -0.33, 0.33, 0.66, 1];
const MARK_POSITIONS = [NOW + 22, NOW + 128, NOW + 250, END - 18];

/** A time series with a forecast and its widening confidence band; markers show the cases. */
function ForecastDiagram({ marks }: { marks: string[] }) {
  return (
    <svg viewBox="0 0 640 420" role="img" aria-label={`${useCases.forecast}: ${marks.join(', ')}`}>
      <path
        className="fine"
        d={`M0 368H640${MARK_POSITIONS.map((x) => `M${x} 368V${Math.round(expected(x))}`).join('')}`}
      />
      {BANDS.map((share) => (
        <path key={share} className="fine" d={line((x) => expected(x) + share * spread(x))} />
      ))}
      <path
        stroke="var(--fg)"
        d="M0 262L18 246L34 268L52 252L70 276L88 238L104 250L122 214L138 240L154 222L170 236L184 204L196 208"
      />
      <path stroke="var(--mineral)" strokeDasharray="5 6" d={`M${NOW} 40V368`} />
      <text className="gate-text" x={NOW + 10} y="56">
        {useCases.now}
      </text>
      <path className="drawn" pathLength="1" d={line(expected)} />
      {MARK_POSITIONS.map((x, position) => (
        <g key={x}>
          <circle cx={x} cy={expected(x)} r="15" />
          <text className="at" x={x} y={expected(x) + 6} textAnchor="middle">
            {position + 1}
          </text>
          <text x={x} y="398" textAnchor="middle">
            {marks[position]}
          </text>
        </g>
      ))}
    </svg>
  );
}

const SOURCE = { x: 28, y: 190 };
const GATE = 404;
const BRANCHES = [44, 141, 239, 336];
/** Drafts that spread before each review; one continues. */
const DRAFTS = [-36, -24, -12, 12, 24, 36];

const course = (y: number, end: number) =>
  `M${SOURCE.x} ${SOURCE.y}C${SOURCE.x + 190} ${SOURCE.y} ${SOURCE.x + 170} ${y} ${end} ${y}`;

/** One source branches into drafts; at the review a person approves the good ones. */
function ManyFromOneDiagram({ marks }: { marks: string[] }) {
  return (
    <svg viewBox="0 0 640 420" role="img" aria-label={`${useCases.drafts}: ${marks.join(', ')}`}>
      {BRANCHES.flatMap((y) =>
        DRAFTS.map((offset) => (
          <path key={y + offset} className="fine" d={course(y + offset, GATE)} />
        )),
      )}
      {BRANCHES.map((y) => (
        <path key={y} className="drawn" pathLength="1" d={course(y, 446)} />
      ))}
      <path stroke="var(--mineral)" strokeDasharray="5 6" d={`M${GATE} 0V380`} />
      <text className="gate-text" x={GATE} y="408" textAnchor="middle">
        {useCases.approval}
      </text>
      <circle className="source" cx={SOURCE.x} cy={SOURCE.y} r="22" />
      <text className="at" x={SOURCE.x} y={SOURCE.y + 6} textAnchor="middle">
        1
      </text>
      {BRANCHES.map((y, position) => (
        <g key={y}>
          <circle cx="461" cy={y} r="15" />
          <text className="at" x="461" y={y + 6} textAnchor="middle">
            {position + 1}
          </text>
          <text x="486" y={y + 6}>
            {marks[position]}
          </text>
        </g>
      ))}
    </svg>
  );
}
