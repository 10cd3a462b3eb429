import { bell, noise, smooth, weathered } from '../../terrain/noise.ts';
import { lerp } from './values.ts';

/** The height of an invented country: u to the right, v down; one unit is the picture's height. */
export type Land = (u: number, v: number) => number;

/** Noise with sharp crests, in [0, 1]. */
function crests(
  at: (x: number, y: number) => number,
  x: number,
  y: number,
  octaves: number,
): number {
  let sum = 0;
  let reach = 0;
  let carry = 1;
  for (let o = 0, a = 1, f = 1; o < octaves; o++, a *= 0.5, f *= 2.07) {
    const crest = (1 - Math.abs(at(x * f + o * 31.7, y * f + o * 5.9))) ** 2;
    sum += a * crest * carry;
    carry = crest;
    reach += a;
  }
  return sum / reach;
}

/** Sharp ranges. */
export function ranges(seed: number, scale: number, octaves = 4): Land {
  const n = noise(seed);
  const m = noise(seed + 7);
  return (u, v) => {
    const x = u * scale + m.fbm(u * scale, v * scale, 2) * 0.3;
    const y = v * scale + m.fbm(u * scale + 9, v * scale + 3, 2) * 0.3;
    return crests(n.at, x, y, octaves);
  };
}

/** A river valley across the picture: its course and the ground on both sides. */
export function valley(
  seed: number,
  o: { swing: number; wide: number; slope?: number },
): { land: Land; course: (u: number) => number } {
  const fine = weathered(seed, 2.2);
  const broad = noise(seed + 3);
  const course = (u: number): number =>
    0.56 + o.swing * Math.sin(u * 3.1 + seed) + o.swing * 0.55 * Math.sin(u * 7.3 + seed * 2);
  return {
    course,
    land: (u, v) => {
      const away = Math.abs(v - course(u)) / o.wide;
      const flank = 1 - Math.exp(-(away ** 1.7));
      return (
        flank * (0.75 + 0.35 * broad.fbm(u * 1.3, v * 1.3, 2)) +
        fine(u, v) * 0.16 * smooth(0, 1, away) +
        u * (o.slope ?? -0.04)
      );
    },
  };
}

/** A mountain with spurs. */
export function massif(seed: number, at: [number, number], reach: number, spurs: number): Land {
  const fine = weathered(seed, 3.4);
  const bend = noise(seed + 5);
  return (u, v) => {
    const dx = u - at[0];
    const dy = v - at[1];
    const r = Math.hypot(dx, dy) / reach;
    const angle = Math.atan2(dy, dx) + 0.5 * bend.at(u * 1.5, v * 1.5);
    const spur =
      1 + 0.3 * Math.cos(angle * spurs + bend.at(r * 1.5, seed) * 1.4) * smooth(0.05, 0.7, r);
    return Math.exp(-((r / spur) ** 1.35)) + fine(u, v) * 0.09;
  };
}

/** The annual rings of a trunk sawn lengthwise: one or two knots and the grain around them. */
export function timber(seed: number, knots: [number, number, number][]): Land {
  const n = noise(seed);
  return (u, v) => {
    let grain = v * 1.0 + 0.1 * n.fbm(u * 0.9, v * 2.2, 3) + 0.05 * Math.sin(u * 2.3 + seed);
    for (const [x, y, size] of knots) {
      const dx = (u - x) / 1.9;
      const dy = v - y;
      const near = Math.exp(-((dx * dx + dy * dy) / (size * size)));
      grain = lerp(
        grain,
        y + Math.hypot(dx, dy) * 0.95 * Math.sign(dy || 1) * 0.2 + Math.hypot(dx, dy) * 0.9,
        near,
      );
    }
    return grain;
  };
}

/** A coast: land above 0, sea below; `edge` is the distance of a point inland. */
export function coast(seed: number, edge: Land, relief: Land): Land {
  const fine = weathered(seed, 4.5, 4, 0.5);
  return (u, v) => {
    const inland = edge(u, v) + fine(u, v) * 0.035;
    return inland > 0 ? inland * 0.5 + relief(u, v) * smooth(0, 0.22, inland) : inland * 0.8;
  };
}

/** The sum of several bells, one for each [u, v, radius, height]. */
export const hills =
  (list: [number, number, number, number][]): Land =>
  (u, v) =>
    list.reduce((sum, [x, y, reach, height]) => sum + height * bell(u - x, v - y, reach), 0);
