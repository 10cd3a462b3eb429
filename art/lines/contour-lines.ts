/** Traces contour lines of a surface by marching squares. Pure. */
export interface Point {
  x: number;
  y: number;
}

export interface Field {
  width: number;
  height: number;
  /** The distance of the samples, which limits the detail of the lines. */
  step: number;
  elevation: (x: number, y: number) => number;
}

type Piece = [Point, Point];

/** @returns the line of one level as polylines, closed ones ending where they began */
export function contourLines(field: Field, level: number): Point[][] {
  return joined(pieces(field, level));
}

function pieces({ width, height, step, elevation }: Field, level: number): Piece[] {
  const found: Piece[] = [];
  // Beyond the edges, so that lines are cut by the edge instead of ending at it.
  const margin = step * 4;
  for (let y = -margin; y < height + margin; y += step) {
    for (let x = -margin; x < width + margin; x += step) {
      const corners: Point[] = [
        { x, y },
        { x: x + step, y },
        { x: x + step, y: y + step },
        { x, y: y + step },
      ];
      const heights = corners.map((corner) => elevation(corner.x, corner.y) - level);
      const crossings = corners.flatMap((from, i) => {
        const next = (i + 1) % 4;
        const [a, b, to] = [heights[i], heights[next], corners[next]];
        if (a === undefined || b === undefined || !to || a > 0 === b > 0) return [];
        const share = a / (a - b);
        return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
      });
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        found.push([crossings[i]!, crossings[i + 1]!]);
      }
    }
  }
  return found;
}

const keyOf = ({ x, y }: Point): string => `${x.toFixed(2)},${y.toFixed(2)}`;

function joined(all: Piece[]): Point[][] {
  const ends = new Map<string, Piece[]>();
  for (const piece of all) {
    for (const end of piece) ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), piece]);
  }
  const used = new Set<Piece>();
  const extend = (line: Point[]): void => {
    for (;;) {
      const last = keyOf(line.at(-1)!);
      const next = ends.get(last)?.find((piece) => !used.has(piece));
      if (!next) return;
      used.add(next);
      line.push(keyOf(next[0]) === last ? next[1] : next[0]);
    }
  };
  return all.flatMap((piece) => {
    if (used.has(piece)) return [];
    used.add(piece);
    const line = [...piece];
    extend(line);
    line.reverse();
    extend(line);
    return [line];
  });
}
