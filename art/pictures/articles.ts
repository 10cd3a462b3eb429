import { contours } from '../terrain/contours.ts';
import { openPath, straightPath } from '../terrain/field.ts';
import { drawn } from '../drawing/formats.ts';
import type { Draw } from '../drawing/formats.ts';
import { target } from '../terrain/furniture.ts';
import { route } from '../terrain/ground.ts';
import { massif, weathered } from '../terrain/lands.ts';
import { scatter } from '../terrain/network.ts';
import { clamp, hash, random, smooth } from '../terrain/noise.ts';
import { mix, ramp } from '../drawing/sheet.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { night, paper, sand } from '../drawing/themes.ts';
import type { Theme } from '../drawing/themes.ts';
import { fieldOf } from '../views/plan-views.ts';

/** Grown contours on one side, the same ground built from blocks on the other. */
function ruled(
  sheet: Sheet,
  theme: Theme,
  land: (u: number, v: number) => number,
  cell: number,
): void {
  const field = fieldOf(sheet, land, { step: 5 });
  const unit = cell * sheet.s;
  const split = sheet.w * 0.5;
  const half = (from: number, to: number): string =>
    straightPath([from, 0, to, 0, to, sheet.h, from, sheet.h], true);
  const pens = {
    levels: 15,
    colours: theme.lines,
    indexColours: theme.index,
    width: 1.7,
    indexWidth: 2.8,
  };
  sheet.group(() => contours(sheet, field, pens), { clip: half(0, split) });
  sheet.group(
    () => {
      for (let x = Math.floor(split / unit) * unit; x < sheet.w; x += unit) {
        for (let y = 0; y < sheet.h; y += unit) {
          const t = (field.at(x + unit / 2, y + unit / 2) - field.low) / (field.high - field.low);
          const step = Math.round(t * 8) / 8;
          sheet.rect(x + 2, y + 2, unit - 4, unit - 4, {
            fill: step >= 0.875 ? theme.accent : ramp(theme.tints, step),
          });
        }
      }
    },
    { clip: half(split, sheet.w) },
  );
  sheet.line(split, 0, split, sheet.h, { stroke: theme.accent, width: 3.4 });
}

/** Many small hills where one large one stood: what a budget buys when a try costs less. */
function arithmetic(sheet: Sheet, theme: Theme, rows: number): void {
  const chance = random(hash(`small-${rows}`));
  const unit = sheet.w / (rows * 1.5);
  const down = Math.ceil(sheet.h / (unit * 0.62)) + 1;
  for (let j = 0; j <= down; j++) {
    for (let i = -1; i < rows * 1.6; i++) {
      const x = (i + (j % 2) * 0.5) * unit;
      const y = j * unit * 0.62;
      const big = smooth(0.85, 0.1, x / sheet.w);
      const size = unit * (0.2 + 0.28 * chance() + 0.3 * big);
      const accent = chance() < 0.07;
      for (let k = 0; k < 6; k++) {
        const r = size * (1 - k / 6);
        const lift = k * unit * (0.05 + 0.05 * big);
        sheet.path(
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

/** Everybody comes in at one door; each finds another thing. */
function footpaths(
  sheet: Sheet,
  theme: Theme,
  seed: string,
  door: [number, number],
  apart: number,
): void {
  const field = fieldOf(
    sheet,
    (u, v) => weathered(621, 1.3, 3)(u, v) + massif(622, [0.9, 0.2], 0.4, 4)(u, v),
    { step: 9 },
  );
  contours(sheet, field, {
    levels: 13,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.3,
    every: 99,
  });
  const start: [number, number] = [door[0] * sheet.w, door[1] * sheet.h];
  const goals = scatter(random(hash(seed)), {
    x: sheet.w * 0.25,
    y: sheet.h * 0.06,
    w: sheet.w * 0.72,
    h: sheet.h * 0.88,
    apart: apart * sheet.s,
    tries: 500,
  });
  const ways = goals.map((goal) => route(field, [start, goal], 260 / (field.high - field.low)));
  ways.forEach((way, k) => {
    if (k % 9 !== 4) sheet.path(openPath(way), { stroke: theme.second, width: 1.6, opacity: 0.6 });
  });
  ways.forEach((way, k) => {
    if (k % 9 === 4) sheet.path(openPath(way), { stroke: theme.accent, width: 4 });
  });
  goals.forEach(([x, y], k) =>
    sheet.circle(x, y, k % 9 === 4 ? 11 : 6, {
      fill: k % 9 === 4 ? theme.accent : sheet.bg,
      stroke: k % 9 === 4 ? theme.accent : theme.second,
      width: 2.4,
    }),
  );
  target(sheet, ...start, theme.accent, 24);
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
