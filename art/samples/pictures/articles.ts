import { contours } from '../../terrain/contours.ts';
import { openPath, straightPath } from '../terrain/lines.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { target } from '../terrain/furniture.ts';
import { route } from '../terrain/ground.ts';
import { massif } from '../terrain/lands.ts';
import { weathered, clamp, random, smooth } from '../../terrain/noise.ts';
import { scatter } from '../terrain/network.ts';
import { hash } from '../terrain/values.ts';
import { mix, ramp } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { night } from '../../drawing/themes.ts';
import { paper, sand } from '../themes.ts';
import type { Theme } from '../../drawing/themes.ts';
import { fieldOf } from '../views/plan-views.ts';

/** Natural contours on one side, the same ground built from blocks on the other. */
function ruled(
  drawing: SvgDrawing,
  theme: Theme,
  land: (u: number, v: number) => number,
  cell: number,
): void {
  const field = fieldOf(drawing, land, { step: 5 });
  const unit = cell * drawing.s;
  const split = drawing.w * 0.5;
  const half = (from: number, to: number): string =>
    straightPath([from, 0, to, 0, to, drawing.h, from, drawing.h], true);
  const pens = {
    levels: 15,
    colours: theme.lines,
    indexColours: theme.index,
    width: 1.7,
    indexWidth: 2.8,
  };
  drawing.group(() => contours(drawing, field, pens), { clip: half(0, split) });
  drawing.group(
    () => {
      for (let x = Math.floor(split / unit) * unit; x < drawing.w; x += unit) {
        for (let y = 0; y < drawing.h; y += unit) {
          const t = (field.at(x + unit / 2, y + unit / 2) - field.low) / (field.high - field.low);
          const step = Math.round(t * 8) / 8;
          drawing.rect(x + 2, y + 2, unit - 4, unit - 4, {
            fill: step >= 0.875 ? theme.accent : ramp(theme.tints, step),
          });
        }
      }
    },
    { clip: half(split, drawing.w) },
  );
  drawing.line(split, 0, split, drawing.h, { stroke: theme.accent, width: 3.4 });
}

/** Many small hills in place of one large one: a budget pays for more attempts when each costs less. */
function arithmetic(drawing: SvgDrawing, theme: Theme, rows: number): void {
  const chance = random(hash(`small-${rows}`));
  const unit = drawing.w / (rows * 1.5);
  const down = Math.ceil(drawing.h / (unit * 0.62)) + 1;
  for (let j = 0; j <= down; j++) {
    for (let i = -1; i < rows * 1.6; i++) {
      const x = (i + (j % 2) * 0.5) * unit;
      const y = j * unit * 0.62;
      const big = smooth(0.85, 0.1, x / drawing.w);
      const size = unit * (0.2 + 0.28 * chance() + 0.3 * big);
      const accent = chance() < 0.07;
      for (let k = 0; k < 6; k++) {
        const r = size * (1 - k / 6);
        const lift = k * unit * (0.05 + 0.05 * big);
        drawing.path(
          `M${x - r} ${y - lift}a${r} ${r * 0.5} 0 1 0 ${2 * r} 0a${r} ${r * 0.5} 0 1 0 ${-2 * r} 0Z`,
          {
            fill: accent ? theme.accent : mix(theme.bg, theme.tints[3]!, clamp(0.12 + k * 0.1)),
            stroke: accent ? mix(theme.accent, theme.bg, 0.5) : theme.index[1]!,
            width: 1.2,
          },
        );
      }
    }
  }
}

/** One entrance, from which paths lead to different targets. */
function footpaths(
  drawing: SvgDrawing,
  theme: Theme,
  seed: string,
  door: [number, number],
  apart: number,
): void {
  const field = fieldOf(
    drawing,
    (u, v) => weathered(621, 1.3, 3)(u, v) + massif(622, [0.9, 0.2], 0.4, 4)(u, v),
    { step: 9 },
  );
  contours(drawing, field, {
    levels: 13,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.3,
    every: 99,
  });
  const start: [number, number] = [door[0] * drawing.w, door[1] * drawing.h];
  const goals = scatter(random(hash(seed)), {
    x: drawing.w * 0.25,
    y: drawing.h * 0.06,
    w: drawing.w * 0.72,
    h: drawing.h * 0.88,
    apart: apart * drawing.s,
    tries: 500,
  });
  const paths = goals.map((goal) => route(field, [start, goal], 260 / (field.high - field.low)));
  paths.forEach((path, k) => {
    if (k % 9 !== 4)
      drawing.path(openPath(path), { stroke: theme.second, width: 1.6, opacity: 0.6 });
  });
  paths.forEach((path, k) => {
    if (k % 9 === 4) drawing.path(openPath(path), { stroke: theme.accent, width: 4 });
  });
  goals.forEach(([x, y], k) =>
    drawing.circle(x, y, k % 9 === 4 ? 11 : 6, {
      fill: k % 9 === 4 ? theme.accent : drawing.bg,
      stroke: k % 9 === 4 ? theme.accent : theme.second,
      width: 2.4,
    }),
  );
  target(drawing, ...start, theme.accent, 24);
}

const ground = massif(601, [1.0, 0.5], 0.7, 5);

export const articles: Record<string, Draw> = {
  'articles/low-code-no-code-era/hero': () =>
    drawn('hero', paper, (s) =>
      ruled(s, { ...paper, tints: ['#f6f2e9', '#e9e0cd', '#d3e6de', '#5f9f8e'] }, ground, 54),
    ),
  'articles/low-code-revolution/hero': () => drawn('hero', sand, (s) => arithmetic(s, sand, 8)),
  'articles/ecommerce-ai-personalization/hero': () =>
    drawn('hero', night, (s) => footpaths(s, night, 'shoppers', [0.06, 0.62], 92)),
};
