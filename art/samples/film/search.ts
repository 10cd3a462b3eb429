import type { Point } from './canvas.ts';

/** The size of a cell of the search, in pixels. */
const CELL = 4;
const COLUMNS = 321;
const ROWS = 181;
const CLIMB = 70;

interface Found {
  /** The cost of a path from the start to a pixel. */
  cost: (x: number, y: number) => number;
  /** The cheapest path from start to end, in equal steps. */
  path: Point[];
}

/** Neighbours up to a knight's move away, so that the lines of equal cost are round. */
const moves = [-2, -1, 0, 1, 2].flatMap((dx) =>
  [-2, -1, 0, 1, 2].flatMap((dy) =>
    Math.abs(dx) + Math.abs(dy) === 0 || (dx % 2 === 0 && dy % 2 === 0) ? [] : [[dx, dy] as const],
  ),
);

/**
 * Finds the cheapest path over a picture's ground (Dijkstra on a coarse grid): climbing costs more than
 * walking, and only places `within` are allowed.
 */
export function search(
  height: (x: number, y: number) => number,
  start: Point,
  end: Point,
  within: (x: number, y: number) => boolean,
): Found {
  const count = COLUMNS * ROWS;
  const heights = new Float32Array(count);
  const allowed = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const [x, y] = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL];
    heights[i] = height(x, y);
    allowed[i] = within(x, y) ? 1 : 0;
  }
  const costs = new Float32Array(count).fill(Infinity);
  const before = new Int32Array(count).fill(-1);
  const cellOf = ({ x, y }: Point): number => Math.round(y / CELL) * COLUMNS + Math.round(x / CELL);
  const first = cellOf(start);
  costs[first] = 0;
  // Buckets by whole cost: costs are small numbers and every step costs at least one.
  const buckets: number[][] = [[first]];
  for (let b = 0; b < buckets.length; b++) {
    for (const at of buckets[b] ?? []) {
      if (Math.floor(costs[at]!) !== b) continue;
      const [x, y] = [at % COLUMNS, Math.floor(at / COLUMNS)];
      for (const [dx, dy] of moves) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= COLUMNS || ny >= ROWS) continue;
        const to = ny * COLUMNS + nx;
        if (!allowed[to]) continue;
        const run = Math.hypot(dx, dy);
        const sum = costs[at]! + run * (1 + CLIMB * (Math.abs(heights[to]! - heights[at]!) / run));
        if (sum >= costs[to]!) continue;
        costs[to] = sum;
        before[to] = at;
        (buckets[Math.floor(sum)] ??= []).push(to);
      }
    }
  }
  let far = 0;
  for (const cost of costs) if (cost < Infinity && cost > far) far = cost;

  const cells: Point[] = [];
  for (let at = cellOf(end); at >= 0; at = before[at]!) {
    cells.unshift({ x: (at % COLUMNS) * CELL, y: Math.floor(at / COLUMNS) * CELL });
  }
  return {
    cost: (x, y) => {
      const [gx, gy] = [
        Math.min(COLUMNS - 2, Math.floor(x / CELL)),
        Math.min(ROWS - 2, Math.floor(y / CELL)),
      ];
      const [s, t] = [x / CELL - gx, y / CELL - gy];
      const c = (dx: number, dy: number): number =>
        Math.min(far, costs[(gy + dy) * COLUMNS + gx + dx]!);
      const top = c(0, 0) + (c(1, 0) - c(0, 0)) * s;
      return top + (c(0, 1) + (c(1, 1) - c(0, 1)) * s - top) * t;
    },
    path: even(rounded([start, ...cells.slice(1, -1), end])),
  };
}

/** Smooths the corners of a path and keeps its ends. */
function rounded(points: Point[]): Point[] {
  let path = points;
  for (let pass = 0; pass < 14; pass++) {
    path = path.map((p, i) => {
      const [a, b] = [path[i - 1], path[i + 1]];
      return a && b ? { x: (a.x + 2 * p.x + b.x) / 4, y: (a.y + 2 * p.y + b.y) / 4 } : p;
    });
  }
  return path;
}

/** Resamples a path at equal distances. */
function even(points: Point[]): Point[] {
  const STEP = 5;
  const path: Point[] = [points[0]!];
  let left = STEP;
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1]!, points[i]!];
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    let gone = left;
    for (; gone <= length; gone += STEP) {
      path.push({ x: p.x + ((q.x - p.x) * gone) / length, y: p.y + ((q.y - p.y) * gone) / length });
    }
    left = gone - length;
  }
  path.push(points.at(-1)!);
  return path;
}
