import type { Work } from '../works/work.ts';
import { contourLines } from '../lines/contour-lines.ts';
import type { Field, Point } from '../lines/contour-lines.ts';

const WIDTH = 1200;
const HEIGHT = 900;

interface Hill {
  x: number;
  y: number;
  reach: number;
  stretch: number;
  turn: number;
  height: number;
}

interface Landscape {
  hills: Hill[];
  levels: number;
  /** The seed of the ground's distortion. */
  bend: number;
}

/** The landscapes: `ridge` runs diagonally, `basin` falls to its middle, `spur` rises in a corner. */
const landscapes = {
  ridge: {
    bend: 0.4,
    levels: 26,
    hills: [
      { x: 760, y: 300, reach: 170, stretch: 2.1, turn: -0.7, height: 1 },
      { x: 1060, y: 90, reach: 150, stretch: 1.5, turn: -0.4, height: 0.85 },
      { x: 420, y: 610, reach: 180, stretch: 1.8, turn: -0.9, height: 0.7 },
      { x: 1010, y: 740, reach: 210, stretch: 1.3, turn: 0.5, height: 0.55 },
      { x: 120, y: 160, reach: 150, stretch: 1.4, turn: 0.8, height: 0.35 },
    ],
  },
  basin: {
    bend: 2.3,
    levels: 24,
    hills: [
      { x: 560, y: 470, reach: 240, stretch: 1.6, turn: 0.35, height: -0.9 },
      { x: 170, y: 160, reach: 210, stretch: 1.5, turn: 0.7, height: 0.7 },
      { x: 1030, y: 200, reach: 190, stretch: 1.7, turn: -0.5, height: 0.75 },
      { x: 930, y: 800, reach: 190, stretch: 1.8, turn: 0.2, height: 0.6 },
      { x: 120, y: 790, reach: 170, stretch: 1.4, turn: -0.6, height: 0.5 },
    ],
  },
  spur: {
    bend: 4.1,
    levels: 24,
    hills: [
      { x: 1020, y: 760, reach: 270, stretch: 1.7, turn: 0.6, height: 1.1 },
      { x: 560, y: 850, reach: 190, stretch: 1.6, turn: 0.1, height: 0.5 },
      { x: 1130, y: 230, reach: 180, stretch: 1.6, turn: 1.2, height: 0.45 },
    ],
  },
} satisfies Record<string, Landscape>;

type LandscapeName = keyof typeof landscapes;

/** Distorts the ground slightly, so that no hill is an exact ellipse. */
function bent(x: number, y: number, by: number): Point {
  return {
    x:
      x + 40 * Math.sin(y / 131 + by) + 17 * Math.sin((x + y) / 71 + by * 2) + 8 * Math.sin(y / 37),
    y:
      y + 36 * Math.sin(x / 143 + by * 3) + 16 * Math.cos((x - y) / 83 + by) + 8 * Math.sin(x / 41),
  };
}

function rise(hill: Hill, { x, y }: Point): number {
  const dx = x - hill.x;
  const dy = y - hill.y;
  const along = dx * Math.cos(hill.turn) + dy * Math.sin(hill.turn);
  const across = dy * Math.cos(hill.turn) - dx * Math.sin(hill.turn);
  return (
    hill.height *
    Math.exp(-((along / (hill.reach * hill.stretch)) ** 2 + (across / hill.reach) ** 2))
  );
}

/** Resamples a line at equal distances: unequal ones would make the curve uneven. */
function resampled(line: Point[], distance: number): Point[] {
  const points: Point[] = [line[0]!];
  let left = distance;
  for (let i = 1; i < line.length; i += 1) {
    let from = line[i - 1]!;
    const to = line[i]!;
    let length = Math.hypot(to.x - from.x, to.y - from.y);
    while (length >= left) {
      const share = left / length;
      from = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      points.push(from);
      length -= left;
      left = distance;
    }
    left -= length;
  }
  return points;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/**
 * A line as quadratic curves through the midpoints of its points, in whole, relative numbers, which are
 * shortest.
 */
function pathOf(line: Point[]): string {
  const closed = Math.hypot(line[0]!.x - line.at(-1)!.x, line[0]!.y - line.at(-1)!.y) < 1;
  const points = resampled(line, 42);
  const [first, second] = points;
  if (!first || !second || points.length < 5) return '';
  const around = closed ? [...points.slice(1), first, second] : points.slice(1);
  let pen = rounded(closed ? middle(first, second) : first);
  let path = `M${pen.x} ${pen.y}q`;
  for (let i = 0; i + 1 < around.length; i += 1) {
    const control = rounded(around[i]!);
    const end = rounded(middle(around[i]!, around[i + 1]!));
    const steps = [control.x - pen.x, control.y - pen.y, end.x - pen.x, end.y - pen.y];
    path += ` ${steps.join(' ')}`;
    pen = end;
  }
  return path.replaceAll(' -', '-').replaceAll('q ', 'q');
}

/** The heights of a landscape, with their minimum and maximum. */
function surveyed({ hills, bend }: Landscape): Field & { lowest: number; highest: number } {
  const elevation = (x: number, y: number): number => {
    const place = bent(x, y, bend);
    const swell = 0.13 * Math.sin(x / 150 + bend) * Math.cos(y / 130 - bend);
    return hills.reduce((sum, hill) => sum + rise(hill, place), swell);
  };
  const samples: number[] = [];
  for (let x = 0; x <= WIDTH; x += 30) {
    for (let y = 0; y <= HEIGHT; y += 30) samples.push(elevation(x, y));
  }
  return {
    width: WIDTH,
    height: HEIGHT,
    step: 15,
    elevation,
    lowest: Math.min(...samples),
    highest: Math.max(...samples),
  };
}

/** The contours of a landscape as path data; every fifth is an index contour. */
function contourPaths(name: LandscapeName): { fine: string; index: string } {
  const { levels, ...landscape } = landscapes[name];
  const field = surveyed({ levels, ...landscape });
  const lines = Array.from({ length: levels }, (_, i) =>
    contourLines(field, field.lowest + ((field.highest - field.lowest) * (i + 0.5)) / levels)
      .filter((line) => line.length > 6)
      .map(pathOf)
      .join(''),
  );
  return {
    fine: lines.filter((_, i) => i % 5 !== 2).join(''),
    index: lines.filter((_, i) => i % 5 === 2).join(''),
  };
}

/**
 * The works that draw the contour fields behind heroes, cards and closing sections. They are CSS masks, black
 * on a transparent background; the tone sets the colour.
 */
export const contourWorks: Work[] = (Object.keys(landscapes) as LandscapeName[]).map(
  (landscape) => {
    const name = `contours/${landscape}.svg`;
    return {
      name,
      from: [],
      draw: async () => {
        const { fine, index } = contourPaths(landscape);
        return {
          [name]:
            `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke="#000">` +
            `<path d="${fine}"/><path stroke-width="2" d="${index}"/></svg>\n`,
        };
      },
    };
  },
);
