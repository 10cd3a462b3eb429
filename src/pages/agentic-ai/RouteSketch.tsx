import type { AiService } from './copy.ts';

interface Sketch {
  width: number;
  /** The strip of the drawing that isn't empty. */
  top: number;
  height: number;
  /** Contours of the hills that make a detour necessary. */
  hills: [cx: number, cy: number, rx: number, ry: number][];
  /** Ways that exist but weren't taken this time. */
  open: string;
  taken: string;
  /** Points, one after the other. */
  stations: string;
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
    stations: 'M12 96h0M78 72h0M112 118h0M206 112h0M276 88h0M330 52h0M396 58h0M452 66h0M492 96h0',
    goal: [544, 70],
  },
  workflow: {
    width: 288,
    top: 8,
    height: 152,
    hills: [],
    open: 'M70 84L112 36H186L228 84M70 84H228',
    taken: 'M12 84H70L112 132H186L228 84H264',
    stations: 'M12 84h0M70 84h0M112 36h0M186 36h0M112 132h0M186 132h0M228 84h0',
    goal: [264, 84],
  },
  automation: {
    width: 288,
    top: 44,
    height: 80,
    hills: [],
    open: '',
    taken: 'M12 84H264',
    stations: 'M12 84h0M96 84h0M180 84h0',
    goal: [264, 84],
  },
};

/** How an agent, a workflow and an automation reach their goal, as three traverses. Decorative. */
export function RouteSketch({ route }: { route: AiService['route'] }) {
  const { width, top, height, hills, open, taken, stations, goal } = sketches[route];
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
      {/* A round end on a way of no length is a dot: one in the ring's colour, one that opens it. */}
      <g strokeLinecap="round">
        <path stroke="var(--fg)" strokeWidth="9.5" d={stations} />
        <path stroke="var(--bg)" strokeWidth="6.5" d={stations} />
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
