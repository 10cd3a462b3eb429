import { lerp } from '../terrain/values.ts';
import { smooth } from '../../terrain/noise.ts';
import { colour } from './canvas.ts';
import type { Colour, Pen, Canvas } from './canvas.ts';
import type { Film } from './film.ts';
import { Ground, hills } from './ground.ts';
import { Oblique } from './oblique.ts';
import type { Camera, ReliefPens } from './oblique.ts';
import { ridgePath } from './ridge-path.ts';
import { inks, ramp } from './tones.ts';

/** The length of ground after which it repeats. */
const LENGTH = 2.6;
const BREADTH = 13;
const MIDDLE = BREADTH / 2;

const pens: ReliefPens = {
  interval: 1 / 38,
  relief: 1.0,
  // Neutral shades of ink: other dark hues show bands after encoding.
  line: ramp([colour('#2c312f'), colour('#808583')]),
  index: ramp([colour('#464b49'), colour('#c5cac8')]),
  tint: ramp([colour('#0f1412'), colour('#121715'), colour('#181d1b')]),
  crest: colour('#7f8482'),
  // Dim on the left, behind headline and text, and low on the right, behind the offices.
  strength: (x, y) =>
    lerp(0.24, 1, smooth(0.46, 0.9, x + 0.1 * (0.5 - y))) *
    lerp(1, 0.6, smooth(0.55, 0.8, y) * smooth(0.68, 0.8, x)) *
    smooth(0, 0.12, y),
  haze: [3.6, 6.6],
};

const LINE: Colour = inks.ember;

const STATIONS = 4;
/** The distance ahead of the camera up to which the path is drawn. */
const AHEAD = 2.75;

/** A slow flight over contour lines, along a survey path that is drawn ahead of the camera. */
export const hero: Film = {
  name: 'hero',
  seconds: 15,
  posterAt: 5,
  start: (canvas: Canvas) => {
    const ground = new Ground(LENGTH, BREADTH, 200, hills(20260, 2, 3, LENGTH));
    const wayV = ridgePath(ground, MIDDLE + 0.95, 0.5);
    const view = new Oblique(canvas, ground);
    return (phase) => {
      const u = phase * LENGTH;
      const camera: Camera = {
        u,
        v: MIDDLE - 0.62,
        height: 2.05,
        yaw: 0.3,
        focal: 1080,
        horizon: -330,
      };
      view.draw(camera, pens);

      const head = u + AHEAD;
      const points: Pen[] = [];
      for (let s = head - 2.4; s <= head; s += 0.012) {
        const p = view.project(s, wayV(s), 0.004);
        points.push({ x: p.x, y: p.y, a: (p.seen ? 1 : 0.1) * smooth(head - 2.2, head - 1.3, s) });
      }
      canvas.stroke(points, 1.9, LINE, 0.95);

      const gap = LENGTH / STATIONS;
      for (let k = Math.ceil((head - 2.4) / gap); k * gap <= head; k++) {
        const s = k * gap;
        const p = view.project(s, wayV(s), 0.004);
        const age = head - s;
        const here = smooth(0, 0.12, age) * (p.seen ? 1 : 0);
        const size = 9 / p.z;
        canvas.disc(p.x, p.y, size * 1.9, inks.ink, here);
        canvas.ring(p.x, p.y, size * 1.9, 1.5, LINE, here);
        canvas.disc(p.x, p.y, size * 0.55, LINE, here);
        const wave = smooth(0, 0.55, age);
        if (wave < 1)
          canvas.ring(p.x, p.y, size * (1.9 + 7 * wave), 1.1, LINE, 0.5 * (1 - wave) * here);
      }
      const tip = view.project(head, wayV(head), 0.004);
      canvas.disc(tip.x, tip.y, 3.2, LINE, tip.seen ? 1 : 0.25);
    };
  },
};
