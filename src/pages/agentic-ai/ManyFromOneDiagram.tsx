import { useCases } from './use-case-copy.ts';

const SOURCE = { x: 28, y: 190 };
const GATE = 404;
const BRANCHES = [44, 141, 239, 336];
/** Drafts that spread before each gate: fine lines around the one that is signed. */
const DRAFTS = [-36, -24, -12, 12, 24, 36];

const course = (y: number, end: number) =>
  `M${SOURCE.x} ${SOURCE.y}C${SOURCE.x + 190} ${SOURCE.y} ${SOURCE.x + 170} ${y} ${end} ${y}`;

/** One source fans out into drafts; at the gate a person lets the good ones through. */
export function ManyFromOneDiagram({ marks }: { marks: string[] }) {
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
