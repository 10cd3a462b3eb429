import { clamp } from './noise.ts';

/** The height of the ground at a point of the picture, both in px. */
type Height = (x: number, y: number) => number;
/** x0, y0, x1, y1, … */
export type Line = number[];

/** The height beyond the edges: very low, so that every contour closes there. */
const ABYSS = -1e6;

/** Segments from edge to edge of a cell (0 top, 1 right, 2 bottom, 3 left), with high ground on the left. */
const SEGMENTS: Record<number, [number, number][]> = {
  1: [[2, 3]],
  2: [[1, 2]],
  3: [[1, 3]],
  4: [[0, 1]],
  6: [[0, 2]],
  7: [[0, 3]],
  8: [[3, 0]],
  9: [[2, 0]],
  11: [[1, 0]],
  12: [[3, 1]],
  13: [[2, 1]],
  14: [[3, 2]],
};
const SADDLES: Record<string, [number, number][]> = {
  '5high': SEGMENTS[7]!.concat(SEGMENTS[13]!),
  '5low': SEGMENTS[4]!.concat(SEGMENTS[1]!),
  '10high': SEGMENTS[11]!.concat(SEGMENTS[14]!),
  '10low': SEGMENTS[8]!.concat(SEGMENTS[2]!),
};

/** A height function sampled on a grid that extends slightly beyond the picture. */
export class Field {
  readonly step: number;
  readonly nx: number;
  readonly ny: number;
  readonly margin: number;
  readonly data: Float64Array;
  readonly low: number;
  readonly high: number;

  constructor(width: number, height: number, step: number, at: Height) {
    this.step = step;
    this.margin = step * 3;
    this.nx = Math.ceil(width / step) + 7;
    this.ny = Math.ceil(height / step) + 7;
    this.data = new Float64Array(this.nx * this.ny);
    let low = Infinity;
    let high = -Infinity;
    for (let j = 0; j < this.ny; j++) {
      for (let i = 0; i < this.nx; i++) {
        const v = at(i * step - this.margin, j * step - this.margin);
        this.data[j * this.nx + i] = v;
        if (v <= ABYSS) continue;
        if (v < low) low = v;
        if (v > high) high = v;
      }
    }
    this.low = low;
    this.high = high;
  }

  /** The height at any point, linear between the samples. */
  at(x: number, y: number): number {
    const gx = clamp((x + this.margin) / this.step, 0, this.nx - 1.001);
    const gy = clamp((y + this.margin) / this.step, 0, this.ny - 1.001);
    const i = Math.floor(gx);
    const j = Math.floor(gy);
    const k = j * this.nx + i;
    const u = gx - i;
    const v = gy - j;
    const d = this.data;
    const top = d[k]! + (d[k + 1]! - d[k]!) * u;
    const bottom = d[k + this.nx]! + (d[k + this.nx + 1]! - d[k + this.nx]!) * u;
    return top + (bottom - top) * v;
  }

  private sample(i: number, j: number): number {
    return i < 0 || j < 0 || i >= this.nx || j >= this.ny ? ABYSS : this.data[j * this.nx + i]!;
  }

  /** The closed lines of one level, by marching squares. */
  trace(level: number): Line[] {
    const columns = this.nx + 2;
    const vertical = columns * (this.ny + 2);
    const next = new Map<number, number>();
    const points = new Map<number, [number, number]>();
    for (let j = -1; j < this.ny; j++) {
      for (let i = -1; i < this.nx; i++) {
        const h = [
          this.sample(i, j),
          this.sample(i + 1, j),
          this.sample(i + 1, j + 1),
          this.sample(i, j + 1),
        ] as const;
        const kind =
          (h[0] > level ? 8 : 0) +
          (h[1] > level ? 4 : 0) +
          (h[2] > level ? 2 : 0) +
          (h[3] > level ? 1 : 0);
        if (kind === 0 || kind === 15) continue;
        const base = (j + 1) * columns + i + 1;
        const ids = [base, vertical + base + 1, base + columns, vertical + base];
        const share = (a: number, b: number): number => (level - a) / (b - a);
        const place = (edge: number): void => {
          if (points.has(ids[edge]!)) return;
          const at: [number, number] =
            edge === 0
              ? [i + share(h[0], h[1]), j]
              : edge === 1
                ? [i + 1, j + share(h[1], h[2])]
                : edge === 2
                  ? [i + share(h[3], h[2]), j + 1]
                  : [i, j + share(h[0], h[3])];
          points.set(ids[edge]!, [
            at[0] * this.step - this.margin,
            at[1] * this.step - this.margin,
          ]);
        };
        const saddle = kind === 5 || kind === 10;
        const centre = (h[0] + h[1] + h[2] + h[3]) / 4 > level ? 'high' : 'low';
        for (const [from, to] of saddle ? SADDLES[`${kind}${centre}`]! : SEGMENTS[kind]!) {
          place(from);
          place(to);
          next.set(ids[from]!, ids[to]!);
        }
      }
    }
    const lines: Line[] = [];
    for (const start of next.keys()) {
      if (!next.has(start)) continue;
      const line: Line = [];
      let id: number | undefined = start;
      while (id !== undefined && next.has(id)) {
        line.push(...points.get(id)!);
        const following: number = next.get(id)!;
        next.delete(id);
        id = following;
      }
      lines.push(line);
    }
    return lines;
  }
}

/** A coordinate in a path: one decimal. */
const rounded = (v: number): string => String(Math.round(v * 10) / 10);

/**
 * A closed line as a smooth path: its points are the control points, and the path passes through the
 * midpoints.
 */
export function closedPath(line: Line): string {
  const n = line.length / 2;
  if (n < 3) return '';
  const mid = (k: number): string => {
    const a = (k % n) * 2;
    const b = ((k + 1) % n) * 2;
    return `${rounded((line[a]! + line[b]!) / 2)} ${rounded((line[a + 1]! + line[b + 1]!) / 2)}`;
  };
  let d = `M${mid(0)}`;
  for (let k = 1; k <= n; k++) {
    const p = (k % n) * 2;
    d += `Q${rounded(line[p]!)} ${rounded(line[p + 1]!)} ${mid(k)}`;
  }
  return `${d}Z`;
}
