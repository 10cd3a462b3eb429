import { bell, clamp, noise, smooth } from '../../terrain/noise.ts';
import { lerp } from '../terrain/values.ts';
import { colour } from './canvas.ts';
import type { Canvas, Colour, Pen, Point } from './canvas.ts';
import type { Film } from './film.ts';
import { ink, levelLines } from './level-lines.ts';
import { search } from './search.ts';
import { during } from './time.ts';
import { inks, ramp } from './tones.ts';

const W = 1280;
const H = 720;
const { emberOnPaper: ember } = inks;
const sand = colour('#f0ebe1');
const mineral = colour('#1f6f63');
const shade = ramp([colour('#e6dfd0'), colour('#ece6d9'), colour('#f3efe6'), colour('#fbfaf6')]);

/** The waypoints of the route; at the last but one, on the limit, a person decides. */
const waypoints: Point[] = [
  { x: 128, y: 590 },
  { x: 432, y: 470 },
  { x: 700, y: 236 },
  { x: 868, y: 356 },
  { x: 1142, y: 168 },
];
const GATE = 3;

/** The limit, from top to bottom of the picture. */
const limitAt = (y: number): number => 868 + 62 * Math.sin((y - 356) / 150) - 0.1 * (y - 356);

function relief(): (x: number, y: number) => number {
  const n = noise(6120);
  return (x, y) => {
    const [u, v] = [x / H, y / H];
    const hills =
      0.9 * bell(u - 0.42, v - 0.36, 0.28, 0.22) +
      0.75 * bell(u - 0.98, v - 0.78, 0.3, 0.2) +
      0.8 * bell(u - 1.42, v - 0.66, 0.26, 0.24) +
      0.6 * bell(u - 1.28, v - 0.08, 0.2, 0.16) +
      0.5 * bell(u - 0.1, v - 0.1, 0.24, 0.2);
    return clamp(0.58 * hills + 0.2 + 0.17 * n.fbm(u * 1.4 + 3, v * 1.4, 2), 0, 1);
  };
}

/** The phases in which each leg is searched and drawn; the film begins with the complete route. */
const FADE = [0.1, 0.17] as const;
const legs = [
  [0.17, 0.34],
  [0.33, 0.5],
  [0.49, 0.63],
  [0.73, 0.93],
] as const;
const ASK = [0.63, 0.73] as const;

/** A route is searched from waypoint to waypoint, and waits at the limit for a person's approval. */
export const agent: Film = {
  name: 'agentic-process',
  seconds: 14,
  posterAt: 0,
  start: (canvas: Canvas) => {
    const height = relief();
    for (let i = 0; i < W * H; i++) {
      const step = Math.floor(height(i % W, Math.floor(i / W)) * 20) / 20;
      canvas.pixels.set(shade(step), i * 3);
    }
    ink(
      canvas,
      levelLines(W, H, height, { interval: 1 / 40, width: 0.9, indexWidth: 1.5 }),
      () => colour('#cfc5b0'),
      () => colour('#a79c85'),
      () => 1,
    );
    const base = canvas.pixels.slice();

    const searches = legs.map((_, k) => {
      const within = (x: number, y: number): boolean =>
        k < GATE ? x < limitAt(y) + 5 : x > limitAt(y) - 5;
      const { cost, path } = search(height, waypoints[k]!, waypoints[k + 1]!, within);
      const reach = cost(waypoints[k + 1]!.x, waypoints[k + 1]!.y);
      const waves = levelLines(W, H, (x, y) => Math.min(cost(x, y), reach * 1.3), {
        interval: reach / 15,
        width: 1.1,
        indexWidth: 1.1,
      });
      return { waves, reach, path };
    });

    const trail = (
      points: readonly Point[],
      to: number,
      width: number,
      tone: Colour,
      a: number,
    ) => {
      const pens: Pen[] = [];
      const end = to * (points.length - 1);
      for (let i = 0; i <= end; i++) pens.push(points[i]!);
      const rest = end % 1;
      const p = points[Math.floor(end)]!;
      const q = points[Math.min(points.length - 1, Math.floor(end) + 1)]!;
      const tip = { x: lerp(p.x, q.x, rest), y: lerp(p.y, q.y, rest) };
      pens.push(tip);
      canvas.stroke(pens, width, tone, a);
      return tip;
    };
    const marker = ({ x, y }: Point, tone: Colour, size: number, a: number) => {
      if (a <= 0) return;
      canvas.disc(x, y, size + 4, sand, a);
      canvas.ring(x, y, size, 2, tone, a);
      canvas.disc(x, y, size * 0.34, tone, a);
    };

    return (phase) => {
      canvas.pixels.set(base);
      const old = 1 - during(phase, ...FADE);

      // The limit: dashes that open a gap at the waypoint after the approval.
      const agreed = during(phase, ASK[0] + 0.05, ASK[1]);
      const open = Math.max(old, agreed) * 30;
      const gate = waypoints[GATE]!;
      for (let y = 8; y < H; y += 22) {
        const [top, bottom] = [y, y + 13];
        if (Math.abs((top + bottom) / 2 - gate.y) < 18 + open) continue;
        canvas.line(limitAt(top), top, limitAt(bottom), bottom, 2.4, mineral, 0.9);
      }

      searches.forEach(({ waves, reach, path }, k) => {
        const [from, to] = legs[k]!;
        const now = (phase - from) / (to - from);
        // The search spreads as lines of equal cost; the path is then traced back.
        const spread = during(now, 0, 0.62) * reach * 1.04;
        const seen = 1 - smooth(0.72, 1.05, now);
        if (now > 0 && seen > 0) {
          ink(
            canvas,
            waves,
            () => mineral,
            () => mineral,
            (x, y) => {
              const d = spread - waves.heights[y * W + x]!;
              return d < 0 ? 0 : seen * (0.3 + 0.7 * clamp(1 - d / (reach * 0.22)));
            },
          );
        }
        const drawn = during(now, 0.5, 0.98);
        if (old > 0) trail(path, 1, 2.6, ember, old);
        if (drawn > 0) {
          const tip = trail(path, drawn, 2.6, ember, 1);
          if (drawn < 1) canvas.disc(tip.x, tip.y, 4.5, ember);
        }
      });

      waypoints.forEach((place, k) => {
        const reached = k === 0 ? FADE[1] - 0.02 : legs[k - 1]![1] - 0.012;
        const since = (phase - reached) / 0.07;
        const shown = Math.max(old, clamp(since * 3));
        if (k === GATE) {
          const asked = (phase - ASK[0]) / (ASK[1] - ASK[0]);
          for (const lag of [0, 0.33]) {
            const wave = clamp(asked * 1.4 - lag);
            if (wave > 0 && wave < 1)
              canvas.ring(place.x, place.y, 13 + 44 * wave, 1.6, mineral, 0.7 * (1 - wave));
          }
          marker(place, mineral, 13, shown);
          const signed = Math.max(old, agreed);
          if (shown > 0) canvas.disc(place.x, place.y, 9 * signed, mineral, shown);
        } else {
          const wave = clamp(since);
          if (since > 0 && wave < 1)
            canvas.ring(place.x, place.y, 10 + 30 * wave, 1.4, ember, 0.6 * (1 - wave));
          marker(place, ember, k === 0 || k === waypoints.length - 1 ? 11 : 8.5, shown);
        }
      });
    };
  },
};
