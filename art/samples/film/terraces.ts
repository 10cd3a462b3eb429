import { bell, clamp, smooth } from '../../terrain/noise.ts';
import { lerp } from '../terrain/values.ts';
import { colour } from './canvas.ts';
import type { Canvas, Colour, Pen } from './canvas.ts';
import type { Film } from './film.ts';
import { ShapedGround, Ground, hills } from './ground.ts';
import { Oblique } from './oblique.ts';
import type { Camera, ReliefPens } from './oblique.ts';
import { during, ease } from './time.ts';
import { inks, ramp } from './tones.ts';

const LENGTH = 10;
const BREADTH = 12;
const HILL = { u: 4.55, v: 4.7 };
const STEPS = 6;

const pens: ReliefPens = {
  interval: 1 / 42,
  relief: 1.25,
  line: ramp([colour('#d2c8b3'), colour('#a89c82')]),
  index: ramp([colour('#b3a68c'), colour('#6f6752')]),
  tint: ramp([colour('#e7dfd0'), colour('#efe9dd'), colour('#fbfaf6'), colour('#ffffff')]),
  crest: colour('#8b8069'),
  strength: (_, y) => smooth(0, 0.1, y),
  haze: [6.2, 9.4],
};
const camera: Camera = {
  u: 5.78,
  v: 10.2,
  height: 4.4,
  yaw: -Math.PI / 2 + 0.02,
  focal: 1005,
  horizon: -435,
};
const { emberOnPaper: ember, paper } = inks;
const mineral = colour('#1f6f63');

interface Place {
  u: number;
  v: number;
}

/** The centre and the size of the nine equal plots. */
const NINE = { u: 7.5, v: 5.15 };
const PLOT = 0.46;
const PITCH = 0.62;

/** One hill beside level ground. */
function country(): (u: number, v: number) => number {
  const rough = hills(3309, 7, 2, LENGTH);
  return (u, v) => {
    const [du, dv] = [u - HILL.u, v - HILL.v];
    const hill =
      bell(du, dv, 1.15, 1) +
      0.36 * bell(du + 1, dv - 0.62, 0.55, 0.5) +
      0.3 * bell(du - 0.95, dv - 0.25, 0.55, 0.6) +
      0.2 * bell(du - 0.1, dv - 1.1, 0.4, 0.4);
    const land = 1.15 * hill + 0.26 * (1 - 0.8 * clamp(hill)) * rough(u, v);
    const level = bell(u - NINE.u, v - NINE.v, 1.5, 1.4);
    return lerp(land, 0.02, smooth(0.2, 0.62, level));
  };
}

/** The lowest terraced level. */
const FOOT = 0.37;

/** Flat steps with steep faces between them; contour lines never fall on a flat. */
function terraced(height: number): number {
  if (height <= FOOT) return height;
  const step = (1 - FOOT) / STEPS;
  const at = (height - FOOT) / step;
  const k = Math.floor(at);
  const flat = (n: number): number =>
    (Math.floor((FOOT + n * step) / pens.interval) + 0.5) * pens.interval;
  return lerp(flat(k), flat(k + 1), smooth(0.72, 0.98, at - k));
}

const at = {
  fade: [0.12, 0.24],
  nine: [0.24, 0.46],
  outline: [0.46, 0.6],
  terrace: [0.56, 0.86],
} as const;

/** Nine equal plots on level ground; for the tenth the hill is terraced. */
export const terraces: Film = {
  name: 'web-apps-bespoke',
  seconds: 13,
  posterAt: 0,
  start: (canvas: Canvas) => {
    const natural = new Ground(LENGTH, BREADTH, 110, country());
    const ground = new ShapedGround(natural, terraced);
    const view = new Oblique(canvas, ground);

    // The outline of the tenth plot: the contour at the hill's foot, by angle from the summit.
    const CORNERS = 240;
    const outline = Array.from({ length: CORNERS + 1 }, (_, k): Place => {
      const angle = (k / CORNERS) * Math.PI * 2 + Math.PI * 0.5;
      let r = 0.2;
      const above = (reach: number): boolean =>
        natural.at(HILL.u + Math.cos(angle) * reach, HILL.v + Math.sin(angle) * reach) > FOOT;
      while (r < 3.4 && above(r + 0.02)) r += 0.02;
      for (let part = 0.01; part > 1e-4; part /= 2) if (above(r + part)) r += part;
      return { u: HILL.u + Math.cos(angle) * r, v: HILL.v + Math.sin(angle) * r };
    });

    const pen = ({ u, v }: Place): Pen => {
      const p = view.project(u, v, 0.004);
      return { x: p.x, y: p.y, a: p.seen ? 1 : 0 };
    };
    const line = (places: readonly Place[], width: number, tone: Colour, alpha: number) => {
      if (alpha > 0 && places.length > 1) canvas.stroke(places.map(pen), width, tone, alpha);
    };
    const square = ({ u, v }: Place, size: number, to: number): Place[] => {
      const half = size / 2;
      const corners = [
        [-1, 1],
        [1, 1],
        [1, -1],
        [-1, -1],
      ] as const;
      const places: Place[] = [];
      for (let k = 0; k <= Math.floor(to * 40); k++) {
        const side = Math.min(3, Math.floor(k / 10));
        const [a, b] = [corners[side]!, corners[(side + 1) % 4]!];
        const t = k / 10 - side;
        places.push({ u: u + lerp(a[0], b[0], t) * half, v: v + lerp(a[1], b[1], t) * half });
      }
      return places;
    };

    const relief = new Float32Array(canvas.pixels.length);
    let shape = '';
    return (phase) => {
      const old = 1 - during(phase, ...at.fade);
      const spread = during(phase, ...at.terrace) * 3;
      const growing = (u: number, v: number): number =>
        ease(clamp((spread - Math.hypot(u - HILL.u, v - HILL.v)) / 0.55));
      // The camera does not move: the ground is drawn again only while it changes.
      if (shape !== `${old} ${spread}`) {
        shape = `${old} ${spread}`;
        ground.share = spread > 0 ? growing : () => old;
        view.draw(camera, pens);
        relief.set(canvas.pixels);
      }
      canvas.pixels.set(relief);

      for (let k = 0; k < 9; k++) {
        const place = {
          u: NINE.u + ((k % 3) - 1) * PITCH,
          v: NINE.v + (1 - Math.floor(k / 3)) * PITCH,
        };
        const begun = lerp(at.nine[0], at.nine[1] - 0.06, k / 8);
        const drawn = during(phase, begun, begun + 0.06);
        const to = Math.max(drawn, old > 0 && phase < at.nine[0] ? 1 : 0);
        const alpha = phase < at.nine[0] ? old : 1;
        line(square(place, PLOT, to), 1.6, mineral, alpha);
        line(square(place, PLOT * 0.45, to), 1.2, mineral, 0.7 * alpha);
      }

      const drawn = during(phase, ...at.outline);
      const to = phase < at.nine[0] ? 1 : drawn;
      const alpha = phase < at.nine[0] ? old : 1;
      line(outline.slice(0, Math.ceil(to * CORNERS) + 1), 2.4, ember, alpha);
      if (drawn > 0 && drawn < 1) {
        const tip = pen(outline[Math.ceil(drawn * CORNERS)]!);
        canvas.disc(tip.x, tip.y, 4.5, ember, tip.a);
      }

      // A mark on the summit after the last terrace.
      const set = phase < at.nine[0] ? old : clamp((phase - at.terrace[0]) / 0.05);
      const top = view.project(HILL.u, HILL.v, 0.004);
      canvas.disc(top.x, top.y, 11, paper, set);
      canvas.ring(top.x, top.y, 9.5, 1.9, ember, set);
      canvas.disc(top.x, top.y, 3.2, ember, set);
      const wave = (phase - at.terrace[0]) / 0.16;
      if (wave > 0 && wave < 1)
        canvas.ring(top.x, top.y, 10 + 46 * wave, 1.4, ember, 0.6 * (1 - wave));
    };
  },
};
