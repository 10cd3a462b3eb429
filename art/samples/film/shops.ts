import { bell, clamp, smooth } from '../../terrain/noise.ts';
import { lerp } from '../terrain/values.ts';
import type { Canvas, Pen } from './canvas.ts';
import { colour } from './canvas.ts';
import type { Film } from './film.ts';
import { Ground, hills } from './ground.ts';
import { Oblique } from './oblique.ts';
import type { Camera, ReliefPens } from './oblique.ts';
import { during, ease } from './time.ts';
import { inks, ramp } from './tones.ts';

const LENGTH = 9;
const BREADTH = 10;
const HILL_V = 4.6;
/** The three stores, a third of the loop apart. */
const GAP = LENGTH / 3;
const hillU = (k: number): number => (k + 0.5) * GAP;

/** Three hills of different shape on rolling ground. */
function country(): (u: number, v: number) => number {
  const rough = hills(4711, 7, 2, LENGTH);
  const hill = (u: number, v: number, k: number, ru: number, rv: number): number => {
    const away = u - hillU(k);
    return bell(away - Math.round(away / LENGTH) * LENGTH, v - HILL_V, ru, rv);
  };
  return (u, v) => {
    const lone = hill(u, v, 0, 0.92, 0.8);
    const round = hill(u, v, 1, 0.98, 0.98);
    const broad = hill(u, v, 2, 1.12, 0.82);
    const still = 1 - 0.62 * Math.max(lone, round, broad);
    return (
      0.3 * still * rough(u, v) +
      1.05 * lone +
      0.95 * round +
      0.8 * broad -
      0.22 * smooth(5.4, 7, v)
    );
  };
}

const pens: ReliefPens = {
  interval: 1 / 34,
  relief: 1.15,
  line: ramp([colour('#9fc4b8'), colour('#5f9b8d')]),
  index: ramp([colour('#6ba798'), colour('#1f6f63')]),
  tint: ramp([colour('#c9e0d6'), colour('#d6e8e0'), colour('#e9f2ec'), colour('#fbfaf6')]),
  crest: colour('#3f8577'),
  strength: (_, y) => smooth(0, 0.1, y),
  haze: [5.2, 8],
};
const { emberOnPaper: ember, paper } = inks;

interface Place {
  u: number;
  v: number;
}
type Show = (t: number, left: number) => void;

/** A flight past three stores: three choices, a monthly round, a print row by row. */
export const shops: Film = {
  name: 'shopify-examples',
  seconds: 13.5,
  posterAt: 0,
  start: (canvas: Canvas) => {
    const ground = new Ground(LENGTH, BREADTH, 110, country());
    const view = new Oblique(canvas, ground);

    const pen = ({ u, v }: Place, a = 1): Pen => {
      const p = view.project(u, v, 0.006);
      return { x: p.x, y: p.y, a: a * (p.seen ? 1 : 0.14) };
    };
    const drawPath = (
      at: (t: number) => Place,
      to: number,
      width: number,
      alpha: number,
      from = 0,
    ) => {
      if (to <= from || alpha <= 0) return;
      const steps = Math.ceil((to - from) * 220);
      const pens: Pen[] = [];
      for (let k = 0; k <= steps; k++) pens.push(pen(at(lerp(from, to, k / steps))));
      canvas.stroke(pens, width, ember, alpha);
    };
    const marker = (place: Place, grown: number, alpha: number, size = 8) => {
      if (grown <= 0 || alpha <= 0) return;
      const p = view.project(place.u, place.v, 0.006);
      canvas.disc(p.x, p.y, size + 1.5, paper, alpha * clamp(grown * 3));
      canvas.ring(p.x, p.y, size, 1.6, ember, alpha * clamp(grown * 3));
      canvas.disc(p.x, p.y, size * 0.32, ember, alpha * clamp(grown * 3));
      if (grown < 1)
        canvas.ring(p.x, p.y, size + 30 * grown, 1.2, ember, 0.6 * (1 - grown) * alpha);
    };

    /** A path with hairpin bends and three branches, of which two stay faint. */
    const choices = (u0: number): Show => {
      const turns = [
        { u: u0 - 1.3, v: HILL_V + 1.25 },
        { u: u0 - 0.75, v: HILL_V + 0.72 },
        { u: u0 + 0.55, v: HILL_V + 0.62 },
        { u: u0 - 0.34, v: HILL_V + 0.3 },
        { u: u0, v: HILL_V },
      ];
      const last = turns.length - 1;
      const at = (t: number): Place => {
        const s = clamp(t) * last;
        const i = Math.min(last - 1, Math.floor(s));
        const q = (k: number) => turns[clamp(k, 0, last)]!;
        const f = s - i;
        const axis = (key: 'u' | 'v') => {
          const [a, b, c, d] = [q(i - 1)[key], q(i)[key], q(i + 1)[key], q(i + 2)[key]];
          return (
            b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))
          );
        };
        return { u: axis('u'), v: axis('v') };
      };
      return (t, left) => {
        for (let k = 1; k < last; k++) {
          const from = turns[k]!;
          const grown = ease(clamp((t * last - k) * 1.6));
          for (const side of [-1, 1]) {
            const off = (s: number): Place => ({
              u: from.u + s * side * 0.34,
              v: from.v - s * (side < 0 ? 0.28 : -0.2),
            });
            drawPath(off, grown, 1, 0.42 * left);
          }
        }
        drawPath(at, t, 2.2, left);
        for (let k = 1; k < last; k++) marker(turns[k]!, clamp((t * last - k) / 0.8), left, 6.5);
        marker(turns[last]!, during(t, 0.9, 1.25), left, 9);
      };
    };

    /** A round that closes and begins again, higher with each month. */
    const rounds = (u0: number): Show => {
      const at = (t: number): Place => {
        const angle = Math.PI * 0.62 + t * Math.PI * 2 * 3;
        const reach = lerp(1.2, 0.16, t ** 0.9);
        return { u: u0 + Math.cos(angle) * reach, v: HILL_V + Math.sin(angle) * reach * 0.94 };
      };
      return (t, left) => {
        drawPath(at, t, 2.2, left);
        for (let k = 0; k <= 3; k++)
          marker(
            k === 3 ? { u: u0, v: HILL_V } : at(k / 3),
            clamp((t - k / 3) * 5),
            left,
            k === 3 ? 9 : 6.5,
          );
      };
    };

    /** A frame on the ground that fills row by row. */
    const print = (u0: number): Show => {
      const [w, h] = [0.98, 0.74];
      const corner = (k: number): Place => ({
        u: u0 + (k === 0 || k === 3 ? -w : w),
        v: HILL_V + 0.12 + (k < 2 ? -h : h),
      });
      const frame = (t: number): Place => {
        const s = Math.min(3.9999, t * 4);
        const [a, b] = [corner(Math.floor(s)), corner((Math.floor(s) + 1) % 4)];
        return { u: lerp(a.u, b.u, s % 1), v: lerp(a.v, b.v, s % 1) };
      };
      const ROWS = 19;
      return (t, left) => {
        drawPath(frame, during(t, 0, 0.4), 2, left);
        for (let k = 1; k < ROWS; k++) {
          const v = HILL_V + 0.12 + lerp(-h, h, k / ROWS);
          const begun = 0.3 + (k / ROWS) * 0.5;
          const row = (s: number): Place => ({ u: u0 + lerp(-w, w, s), v });
          drawPath(row, during(t, begun, begun + 0.2), 1.5, 0.85 * left);
        }
        for (let k = 0; k < 4; k++) marker(corner(k), clamp((t - 0.1 * k) * 3), left, 6);
      };
    };
    const stories = [choices, rounds, print];

    return (phase) => {
      // The flight pauses at each store; the film begins with the first one finished.
      const along = phase * 3 + 0.62;
      const store = Math.floor(along);
      const within = along - store;
      const u = hillU(0) + GAP * (store - 1.03 + 0.94 * ease(clamp(within / 0.42)) + 0.06 * within);
      const camera: Camera = {
        u,
        v: 8.35,
        height: 3.1,
        yaw: -Math.PI / 2,
        focal: 1130,
        horizon: -400,
      };
      view.draw(camera, pens);
      for (const back of [1, 0]) {
        const k = store - back;
        const t = during((within + back) / 1.0, 0.2, 0.82) * 1.3;
        const left = 1 - smooth(1.0, 1.34, within + back);
        stories[((k % 3) + 3) % 3]!(hillU(0) + GAP * k)(t, left);
      }
    };
  },
};
