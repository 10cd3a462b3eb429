import { clamp, noise, smooth } from '../../terrain/noise.ts';
import { lerp } from '../terrain/values.ts';
import { colour } from './canvas.ts';
import type { Canvas, Point } from './canvas.ts';
import type { Film } from './film.ts';
import { fillPolygon } from './polygon.ts';
import { during, ease, turn } from './time.ts';
import { inks, mixed } from './tones.ts';

const LAYERS = 6;
const THICK = 24;
const APART = 76;
const SCALE = 385;
const TILT = 0.38;
const CORNERS = 180;

const { ember, ink } = inks;
const pale = colour('#c3cec7');
const lit = colour('#8fcabb');
const faint = colour('#3a4741');
const top = [colour('#17201c'), colour('#2c3a34')] as const;
const side = [colour('#0f1613'), colour('#1a2420')] as const;

/** The phases in which the layers separate, the request passes down and back up, and the layers close. */
const at = {
  part: [0.06, 0.27],
  down: [0.27, 0.5],
  up: [0.54, 0.76],
  close: [0.76, 0.97],
} as const;

/** Layers of ground that separate, let a request pass from the top one to the lowest and back, and close. */
export const layers: Film = {
  name: 'web-apps-stack',
  seconds: 12,
  posterAt: 0,
  start: (canvas: Canvas) => {
    const n = noise(2207);
    /** The radius of a layer at an angle; fractions are between layers, negative ones around the lowest. */
    const reach = (layer: number, angle: number): number => {
      const size = layer < 0 ? 1 - layer * 0.2 : (1 - layer / (LAYERS + 0.35)) ** 0.85;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const bulge =
        n.at(x * 0.75 + layer * 0.035, y * 0.75) * 0.3 + n.at(x * 1.7, y * 1.7 + 5) * 0.09;
      return size * (1 + bulge * (layer < 0 ? 1 : 0.75 + 0.25 * size));
    };

    const outlines = new Map<number, (readonly [number, number])[]>();
    const outline = (layer: number): (readonly [number, number])[] => {
      const found = outlines.get(layer);
      if (found) return found;
      const made = Array.from({ length: CORNERS }, (_, k) => {
        const angle = (k / CORNERS) * Math.PI * 2;
        const r = reach(layer, angle);
        return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
      });
      outlines.set(layer, made);
      return made;
    };

    return (time) => {
      // The film starts, and its poster is taken, with the layers apart.
      const phase = (time + at.part[1]) % 1;
      canvas.fill(ink);
      const yaw = 0.5 + 0.16 * (turn(phase) - 0.5);
      const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
      /** The distance of a layer from the one below, 0..1; the upper ones move first and return last. */
      const opened = (k: number): number => {
        const lag = (LAYERS - 1 - k) * 0.012;
        const part = during(phase, at.part[0] + lag, at.part[1] - 0.06 + lag);
        return part - during(phase, at.close[0] + k * 0.012, at.close[1] - 0.06 + k * 0.012);
      };
      const floors: number[] = [0];
      for (let k = 1; k < LAYERS; k++) {
        floors.push(floors[k - 1]! + THICK + (APART - THICK) * opened(k));
      }
      const foot = 366 + floors[LAYERS - 1]! * 0.42;
      const spot = (u: number, v: number, z: number): Point => ({
        x: canvas.width / 2 + SCALE * (u * cos - v * sin),
        y: foot + SCALE * TILT * (u * sin + v * cos) - z,
      });
      const around = (layer: number, z: number): Point[] =>
        outline(layer).map(([u, v]) => spot(u, v, z));
      const closed = (points: Point[]): Point[] => [...points, points[0]!];

      for (let k = 1; k <= 14; k++) {
        canvas.stroke(closed(around(-k, 0)), k % 5 === 0 ? 1.5 : 1, faint, 0.95 - k * 0.05);
      }

      // The path down: over each layer to its rim, then down to the next.
      const door = (k: number): number =>
        Math.PI / 2 - yaw + (k % 2 === 0 ? 0.42 : -0.34) - k * 0.03;
      const over = (k: number, t: number): Point => {
        const turned = k === LAYERS - 1 ? door(k) : lerp(door(k + 1), door(k), smooth(0, 1, t));
        const r = lerp(k === LAYERS - 1 ? 0 : reach(k + 1, turned), reach(k, turned), t);
        return spot(Math.cos(turned) * r, Math.sin(turned) * r, floors[k]! + THICK);
      };
      const path = (k: number): Point[] => {
        const points: Point[] = [];
        for (let s = 0; s <= 24; s++) points.push(over(k, s / 24));
        const rim = points.at(-1)!;
        const drop = k === 0 ? THICK : floors[k]! - floors[k - 1]!;
        return [...points, { x: rim.x, y: rim.y + drop }];
      };

      // The position of the request: LAYERS at the top, 0 at the lowest.
      const sent = during(phase, ...at.down);
      const back = during(phase, ...at.up);
      const place = LAYERS * (1 - clamp(sent - back));
      const travels = sent > 0 && back < 1;

      for (let k = 0; k < LAYERS; k++) {
        const z = floors[k]!;
        const here = travels ? clamp(1.25 - Math.abs(place - k - 0.5)) : 0;
        const glow = ease(clamp(here));
        const share = k / (LAYERS - 1);
        const rim = mixed(mixed(faint, pale, 0.45 + 0.4 * share), lit, glow);
        const wall = mixed(mixed(side[0], side[1], share), lit, glow * 0.12);
        for (let step = 0; step < THICK; step += 2) {
          fillPolygon(canvas, around(k, z + step), wall);
        }
        canvas.stroke(closed(around(k, z)), 1, rim, 0.55);
        fillPolygon(canvas, around(k, z + THICK), wall);
        fillPolygon(
          canvas,
          around(k, z + THICK),
          mixed(mixed(top[0], top[1], share), lit, glow * 0.16),
        );
        for (const part of k === LAYERS - 1 ? [0.3, 0.6] : [0.34, 0.67]) {
          canvas.stroke(closed(around(k + part, z + THICK)), 1, mixed(rim, ink, 0.55), 0.8);
        }
        canvas.stroke(closed(around(k, z + THICK)), 1.7, rim);
        // This layer covers the path over the layers below.
        const points = path(k);
        canvas.stroke(points, 2.2, ember, 0.95);
        if (k === LAYERS - 1) {
          const summit = points[0]!;
          canvas.ring(summit.x, summit.y, 9, 1.8, ember);
          canvas.disc(summit.x, summit.y, 3, ember);
        }
        const door = points.at(-2)!;
        canvas.disc(door.x, door.y, 3.4, ember);
      }

      const end = path(0).at(-1)!;
      canvas.disc(end.x, end.y, 8, ink);
      canvas.ring(end.x, end.y, 7, 1.6, ember);
      canvas.disc(end.x, end.y, 2.4, ember);

      if (travels) {
        const k = Math.min(LAYERS - 1, Math.max(0, Math.ceil(place) - 1));
        const points = path(k);
        const lengths = points.map((p, i) => {
          const q = points[i - 1] ?? p;
          return Math.hypot(p.x - q.x, p.y - q.y);
        });
        let rest = (k + 1 - place) * lengths.reduce((a, b) => a + b);
        let i = 1;
        while (i < points.length - 1 && rest > lengths[i]!) rest -= lengths[i++]!;
        const [p, q] = [points[i - 1]!, points[i]!];
        const t = clamp(rest / (lengths[i]! || 1));
        const dot = { x: lerp(p.x, q.x, t), y: lerp(p.y, q.y, t) };
        const shown = Math.min(clamp(sent * 20), clamp((1 - back) * 20));
        canvas.disc(dot.x, dot.y, 10, ink, shown);
        canvas.disc(dot.x, dot.y, 7, ember, shown);
        const answer = clamp((phase - at.down[1]) / (at.up[0] - at.down[1]) + 0.15);
        if (answer > 0 && answer < 1)
          canvas.ring(dot.x, dot.y, 7 + 34 * answer, 1.6, ember, 1 - answer);
      }
    };
  },
};
