import { clamp, smooth } from '../../terrain/noise.ts';
import { lerp } from '../terrain/values.ts';
import { Canvas, colour } from './canvas.ts';
import type { Pen } from './canvas.ts';
import type { Film } from './film.ts';
import { Ground, hills } from './ground.ts';
import { Oblique } from './oblique.ts';
import type { Camera, ReliefPens } from './oblique.ts';
import { during } from './time.ts';
import { inks, ramp } from './tones.ts';

const LENGTH = 7.8;
const RIVER = 7.05;

/** Hills with one valley that winds into the distance. */
function valley(): (u: number, v: number) => number {
  const rough = hills(20260, 6, 4, LENGTH);
  return (u, v) => {
    const turn = (u / LENGTH) * Math.PI * 2;
    const middle = RIVER + 0.22 * Math.sin(turn * 2 + 0.4);
    const away = Math.sqrt((v - middle) ** 2 + 0.02);
    return 0.55 * rough(u, v) + 1.35 * smooth(0.02, 1.25, away) - 0.12 * smooth(0.8, 2.6, away);
  };
}

const camera: Camera = { u: 0.6, v: 6.3, height: 2.1, yaw: 0.3, focal: 1120, horizon: -330 };
const base = { interval: 1 / 40, relief: 0.85, haze: [4.2, 7] as [number, number] };
const tint = ramp([colour('#0f1412'), colour('#121916'), colour('#17201c')]);
const bare: ReliefPens = {
  ...base,
  // Not measured yet: the ground is fainter than the chart.
  line: ramp([colour('#222c28'), colour('#414e47')]),
  index: ramp([colour('#2e3a34'), colour('#5f6f67')]),
  tint,
  crest: colour('#7a8981'),
  strength: () => 1,
};
const charted: ReliefPens = {
  ...base,
  line: ramp([colour('#2f3b35'), colour('#77877e')]),
  index: ramp([colour('#4a5a52'), colour('#b9c6be')]),
  tint,
  crest: colour('#8d9d94'),
  strength: (_, y) => 0.85 * smooth(0, 0.12, y),
};
const { ember, ink } = inks;
const pale = colour('#d5ded8');

interface Place {
  u: number;
  v: number;
}

/** The phases of each part of the project in the loop, which starts with the finished work. */
const at = {
  fade: [0.1, 0.2],
  survey: [0.2, 0.42],
  chart: [0.36, 0.62],
  build: [0.56, 0.82],
  cross: [0.82, 0.98],
} as const;

/** Surveys the ground, charts it, builds the bridge and hands it over; the finished picture comes first. */
export const process: Film = {
  name: 'process',
  seconds: 10,
  posterAt: 0,
  start: (canvas: Canvas) => {
    const ground = new Ground(LENGTH, 13, 150, valley());
    const view = new Oblique(canvas, ground);
    const plain = new Canvas(canvas.width, canvas.height);
    const drawn = new Canvas(canvas.width, canvas.height);
    new Oblique(plain, ground).draw(camera, bare);
    new Oblique(drawn, ground).draw(camera, charted);
    view.draw(camera, charted);

    const from: Place = ends[0];
    const to: Place = ends[1];
    const deckAt = (t: number): Place => ({ u: lerp(from.u, to.u, t), v: lerp(from.v, to.v, t) });
    const level = (t: number): number =>
      lerp(ground.at(from.u, from.v), ground.at(to.u, to.v), t) + 0.012;
    const deck = (t: number, drop = 0): { x: number; y: number } => {
      const { u, v } = deckAt(t);
      return view.project(u, v, lerp(level(t), ground.at(u, v), drop) - ground.at(u, v));
    };
    const spots = surveyPoints.map(({ u, v }) => view.project(u, v, 0));
    // In pixels, compressed like the ground, so that charts grow as ellipses on it.
    const nearest = new Float32Array(canvas.width * canvas.height);
    for (let y = 0, i = 0; y < canvas.height; y++) {
      for (let x = 0; x < canvas.width; x++, i++) {
        nearest[i] = Math.min(...spots.map((p) => Math.hypot(x - p.x, (y - p.y) * 1.7)));
      }
    }

    return (phase) => {
      const left = 1 - during(phase, ...at.fade);
      const reach = during(phase, ...at.chart) * 1100;
      for (let i = 0; i < nearest.length; i++) {
        const show = Math.max(left, clamp((reach - nearest[i]!) / 90));
        for (let k = i * 3; k < i * 3 + 3; k++) {
          canvas.pixels[k] = lerp(plain.pixels[k]!, drawn.pixels[k]!, show);
        }
      }

      // Survey: each point is connected to the next one.
      const [start, end] = at.survey;
      const after = (end - start) / spots.length;
      const sightsLeft = 1 - during(phase, 0.62, 0.74);
      spots.forEach((p, k) => {
        const since = (phase - start - k * after) / after;
        const seen = Math.max(left, clamp(since * 3));
        const next = spots[k + 1];
        const sight = during(since, 0.2, 1.1);
        if (next && sight > 0 && sightsLeft > 0) {
          const q = { x: lerp(p.x, next.x, sight), y: lerp(p.y, next.y, sight) };
          canvas.line(p.x, p.y, q.x, q.y, 1.1, ember, 0.7 * sightsLeft);
        }
        canvas.disc(p.x, p.y, 7.5, ink, seen);
        canvas.ring(p.x, p.y, 7, 1.3, ember, seen);
        canvas.disc(p.x, p.y, 2.1, ember, seen);
        const wave = clamp(since / 1.6);
        if (since > 0 && wave < 1) canvas.ring(p.x, p.y, 7 + 26 * wave, 1, ember, 0.5 * (1 - wave));
      });

      // Build: the piers one after the other, then the deck from both ends.
      const PIERS = 13;
      for (let k = 1; k < PIERS; k++) {
        const t = k / PIERS;
        const [b0, b1] = at.build;
        const mine = lerp(b0, lerp(b0, b1, 0.45), Math.min(t, 1 - t) * 2);
        const grown = Math.max(left, during(phase, mine, mine + 0.06));
        if (grown <= 0) continue;
        const foot = deck(t, 1);
        const head = deck(t);
        const alpha = left < 1 && phase < at.survey[0] ? left : 1;
        canvas.line(foot.x, foot.y, foot.x, lerp(foot.y, head.y, grown), 1.4, pale, 0.85 * alpha);
        canvas.line(foot.x - 4, foot.y, foot.x + 4, foot.y, 1.2, pale, 0.7 * alpha * grown);
      }
      const laid = during(phase, lerp(...at.build, 0.35), at.build[1]);
      const span = (
        a: number,
        b: number,
        width: number,
        tone: typeof ember,
        alpha: number,
        drop = 0,
      ) => {
        const pens: Pen[] = [];
        for (let k = 0; k <= 60; k++) {
          const p = deck(lerp(a, b, k / 60));
          pens.push({ x: p.x, y: p.y + drop });
        }
        canvas.stroke(pens, width, tone, alpha);
      };
      const whole = phase < at.survey[0] ? left : 0;
      for (const drop of [0, 4.5]) {
        if (whole > 0) span(0, 1, drop ? 1 : 2, pale, 0.95 * whole, drop);
        else if (laid > 0) {
          span(0, laid / 2, drop ? 1 : 2, pale, 0.95, drop);
          span(1 - laid / 2, 1, drop ? 1 : 2, pale, 0.95, drop);
        }
      }

      // Handover: the bridge is open.
      const crossed = during(phase, ...at.cross);
      if (whole > 0) span(0, 1, 2.2, ember, whole);
      else if (crossed > 0) {
        span(0, crossed, 2.2, ember, 1);
        const p = deck(crossed);
        canvas.disc(p.x, p.y, 4, ember, 1 - smooth(0.93, 1, crossed));
      }
    };
  },
};

const ends: [Place, Place] = [
  { u: 3.25, v: 6.35 },
  { u: 3.45, v: 7.95 },
];
const surveyPoints: Place[] = [ends[0], { u: 4.1, v: 6.75 }, { u: 2.75, v: 7.3 }, ends[1]];
