import { smoothLine } from '../../ui/media/smooth-line.ts';
import { useCases } from './use-case-copy.ts';

/** Today; to its left lies what happened, to its right what is expected. */
const NOW = 196;
const END = 612;
const LEVEL = 208;
const STEP = 16;

/** Half the width of the band at x: it opens with the root of the distance. */
const spread = (x: number) => 7.8 * Math.sqrt(x - NOW);
/** The expected course: a slow rise with one season in it. */
const expected = (x: number) => LEVEL - (x - NOW) * 0.16 - 26 * Math.sin((x - NOW) / 74);

const line = (y: (x: number) => number) => {
  const values = [];
  for (let x = NOW; x <= END; x += STEP) values.push(y(x));
  return smoothLine({ x: NOW, step: STEP }, values);
};

const BANDS = [-1, -0.66, -0.33, 0.33, 0.66, 1];
const MARKS = [NOW + 22, NOW + 128, NOW + 250, END - 18];

/** A course until now and the band of what may follow, opening like contours; cases stand where they look. */
export function ForecastDiagram({ marks }: { marks: string[] }) {
  return (
    <svg viewBox="0 0 640 420" role="img" aria-label={`${useCases.forecast}: ${marks.join(', ')}`}>
      <path
        className="fine"
        d={`M0 368H640${MARKS.map((x) => `M${x} 368V${Math.round(expected(x))}`).join('')}`}
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
      {MARKS.map((x, position) => (
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
