import type { AiService } from './copy.ts';

type Point = [x: number, y: number];

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
  stations: Point[];
  goal: Point;
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
    stations: [
      [12, 96],
      [78, 72],
      [112, 118],
      [206, 112],
      [276, 88],
      [330, 52],
      [396, 58],
      [452, 66],
      [492, 96],
    ],
    goal: [544, 70],
  },
  workflow: {
    width: 288,
    top: 8,
    height: 152,
    hills: [],
    open: 'M70 84L112 36H186L228 84M70 84H228',
    taken: 'M12 84H70L112 132H186L228 84H264',
    stations: [
      [12, 84],
      [70, 84],
      [112, 36],
      [186, 36],
      [112, 132],
      [186, 132],
      [228, 84],
    ],
    goal: [264, 84],
  },
  automation: {
    width: 288,
    top: 44,
    height: 80,
    hills: [],
    open: '',
    taken: 'M12 84H264',
    stations: [
      [12, 84],
      [96, 84],
      [180, 84],
    ],
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
      {stations.map(([x, y]) => (
        <circle
          key={`${x}-${y}`}
          cx={x}
          cy={y}
          r="4"
          fill="var(--bg)"
          stroke="var(--fg)"
          strokeWidth="1.5"
        />
      ))}
      <path
        fill="var(--accent)"
        stroke="var(--accent)"
        strokeWidth="2"
        d={`M${goal[0]} ${goal[1] + 6}V${goal[1] - 26}l18 7-18 7`}
      />
    </svg>
  );
}
