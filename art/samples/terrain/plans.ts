import { straightPath } from './lines.ts';
import type { Random } from '../../terrain/noise.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';

export type Corner = [number, number];
export type Parcel = Corner[];

const between = (a: Corner, b: Corner, t: number): Corner => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export function area(parcel: Parcel): number {
  return Math.abs(
    parcel.reduce((sum, [x, y], k) => {
      const [a, b] = parcel[(k + 1) % parcel.length]!;
      return sum + x * b - a * y;
    }, 0) / 2,
  );
}

/** Divides a quadrilateral repeatedly, until no piece is larger than `most`. */
export function subdivide(land: Parcel, most: (at: Corner) => number, chance: Random): Parcel[] {
  const [a, b, c, d] = land as [Corner, Corner, Corner, Corner];
  const middle = between(between(a, c, 0.5), between(b, d, 0.5), 0.5);
  if (area(land) < most(middle)) return [land];
  const long = Math.hypot(a[0] - b[0], a[1] - b[1]) + Math.hypot(c[0] - d[0], c[1] - d[1]);
  const tall = Math.hypot(b[0] - c[0], b[1] - c[1]) + Math.hypot(d[0] - a[0], d[1] - a[1]);
  const t = 0.4 + chance() * 0.2;
  const u = t + (chance() - 0.5) * 0.08;
  const halves: Parcel[] =
    long > tall
      ? [
          [a, between(a, b, t), between(d, c, u), d],
          [between(a, b, t), b, c, between(d, c, u)],
        ]
      : [
          [a, b, between(b, c, t), between(a, d, u)],
          [between(a, d, u), between(b, c, t), c, d],
        ];
  return halves.flatMap((half) => subdivide(half, most, chance));
}

/** A parcel with its edges moved inward, so that a road remains between neighbours. */
export function inset(parcel: Parcel, by: number): Parcel {
  const cx = parcel.reduce((sum, p) => sum + p[0], 0) / parcel.length;
  const cy = parcel.reduce((sum, p) => sum + p[1], 0) / parcel.length;
  return parcel.map(([x, y]) => {
    const dx = x - cx;
    const dy = y - cy;
    return [
      x - Math.sign(dx) * Math.min(by, Math.abs(dx) * 0.9),
      y - Math.sign(dy) * Math.min(by, Math.abs(dy) * 0.9),
    ];
  });
}

/** A parcel's outline after a distortion of the plane, with its long sides divided into steps. */
export function bentPath(parcel: Parcel, bend: (x: number, y: number) => Corner): string {
  const line: number[] = [];
  parcel.forEach((corner, k) => {
    const next = parcel[(k + 1) % parcel.length]!;
    const steps = Math.max(
      1,
      Math.round(Math.hypot(next[0] - corner[0], next[1] - corner[1]) / 24),
    );
    for (let q = 0; q < steps; q++) line.push(...bend(...between(corner, next, q / steps)));
  });
  return straightPath(line, true);
}

/** A grid of tiles with gaps; `draw` fills each in its own clip. */
export function tiles(
  drawing: SvgDrawing,
  o: {
    columns: number;
    rows: number;
    x: number;
    y: number;
    w: number;
    h: number;
    gap: number;
    draw: (tile: { x: number; y: number; w: number; h: number; i: number; j: number }) => void;
  },
): void {
  const gap = o.gap * drawing.s;
  const w = (o.w - gap * (o.columns - 1)) / o.columns;
  const h = (o.h - gap * (o.rows - 1)) / o.rows;
  for (let j = 0; j < o.rows; j++) {
    for (let i = 0; i < o.columns; i++) {
      const x = o.x + i * (w + gap);
      const y = o.y + j * (h + gap);
      drawing.group(() => o.draw({ x, y, w, h, i, j }), {
        clip: straightPath([x, y, x + w, y, x + w, y + h, x, y + h], true),
      });
    }
  }
}
