import { contours, levelsOf } from '../../terrain/contours.ts';
import { tints } from '../terrain/relief.ts';
import { closedPath } from '../../terrain/field.ts';
import type { Line } from '../../terrain/field.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { target } from '../terrain/furniture.ts';
import { hills, massif, timber } from '../terrain/lands.ts';
import { weathered, bell, clamp, noise } from '../../terrain/noise.ts';
import { tiles } from '../terrain/plans.ts';
import { ramp } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { halftone } from '../terrain/textures.ts';
import { clay, paper, sand, deep } from '../themes.ts';
import { fieldOf } from '../views/plan-views.ts';
import { barView, modelView, sectionsView } from '../views/solid-views.ts';

/** Coricraft: the grain of a sawn board as contours. */
const board = timber(5, [
  [1.2, 0.44, 0.2],
  [0.35, 0.78, 0.12],
]);
const WOOD = ['#d9c9a9', '#b99a66', '#96713d'];

function grain(drawing: SvgDrawing, land = board, zoom = 1, lines = 44): void {
  const field = fieldOf(drawing, land, { step: 5, zoom });
  levelsOf(field, lines).forEach((level, k) => {
    const heavy = k % 7 === 3;
    drawing.path(
      field
        .trace(level)
        .filter((l) => l.length > 16)
        .map(closedPath)
        .join(''),
      {
        stroke: heavy ? WOOD[2]! : ramp(WOOD.slice(0, 2), noise(9).at(k * 0.37, 0) * 0.5 + 0.5),
        width: heavy ? 3 : 1.3 + (k % 3) * 0.4,
      },
    );
  });
}

/** The end grain of a trunk, with a ring for each year. */
function trunk(drawing: SvgDrawing, x: number, y: number, years: number, reach: number): void {
  const bend = noise(15);
  for (let k = years; k > 0; k--) {
    const t = k / years;
    const line: Line = [];
    for (let a = 0; a < 200; a++) {
      const angle = (a / 200) * Math.PI * 2;
      const r =
        drawing.h *
        reach *
        (t ** 0.9 + 0.01 * bend.at(k * 0.9, 7)) *
        (1 + 0.12 * t * bend.at(Math.cos(angle) * 0.9, Math.sin(angle) * 0.9 + t * 0.25));
      line.push(x * drawing.w + Math.cos(angle) * r, y * drawing.h + Math.sin(angle) * r);
    }
    const accent = k === Math.round(years * 0.62);
    drawing.path(closedPath(line), {
      stroke: accent ? sand.accent : k % 5 === 0 ? WOOD[2]! : WOOD[1]!,
      width: accent ? 4 : k % 5 === 0 ? 2.6 : 1.4,
      fill: k === years ? '#eee3cc' : 'none',
    });
  }
  target(drawing, x * drawing.w, y * drawing.h, sand.accent, 12);
}

/** Pepkor More: shops in residential areas, with heights by their sales. */
const towns = hills([
  [0.28, 0.7, 0.14, 1],
  [0.62, 0.34, 0.2, 0.75],
  [0.82, 0.78, 0.12, 0.55],
  [0.2, 0.25, 0.1, 0.4],
]);
const market = (u: number, v: number): number =>
  towns(u, v) + 0.1 * (weathered(71, 5, 2)(u, v) + 0.6);

/** Parrot Print: printing plates deliberately out of register. */
const plume = (u: number, v: number): number =>
  Math.exp(-(Math.hypot((u - 1.02) * 0.8, v - 0.5) ** 1.2) * 2.4) +
  0.22 * weathered(82, 1.25, 2, 0.6)(u, v);

function overprint(
  drawing: SvgDrawing,
  land: (u: number, v: number) => number,
  o: { levels: number; off: number; gap: number },
): void {
  const field = fieldOf(drawing, land, { step: 5 });
  const range = field.high - field.low;
  halftone(drawing, {
    gap: o.gap,
    turn: 15,
    tone: (x, y) => clamp(((field.at(x, y) - field.low) / range) * 1.25 - 0.5),
    colour: '#f0b898',
    most: 0.54,
  });
  for (const [colour, dx, dy, k] of [
    ['#1f6f63', -o.off, o.off * 0.6, 0],
    ['#b5400f', o.off, -o.off * 0.5, 1],
  ] as const) {
    drawing.group(
      () =>
        contours(drawing, field, {
          levels: o.levels,
          colours: [colour],
          width: 2.4,
          indexWidth: 4.8,
          every: 4,
          from: 0.12 + k * 0.02,
        }),
      { transform: `translate(${dx * drawing.s} ${dy * drawing.s})`, opacity: 0.9 },
    );
  }
  for (const [x, y] of [
    [0.05, 0.08],
    [0.95, 0.08],
    [0.05, 0.92],
    [0.95, 0.92],
  ] as const)
    target(drawing, x * drawing.w, y * drawing.h, '#0f1412', 13);
  ['#0f1412', '#1f6f63', '#b5400f', '#e9a37f', '#d8d1c2'].forEach((fill, k) =>
    drawing.rect(
      drawing.w * 0.42 + k * 34 * drawing.s,
      drawing.h * 0.955,
      28 * drawing.s,
      14 * drawing.s,
      {
        fill,
      },
    ),
  );
}

export const retail: Record<string, Draw> = {
  'case-studies/coricraft/hero': () =>
    drawn('hero', sand, (s) => {
      grain(s);
      s.line(s.w * 0.3, 0, s.w * 0.3, s.h, { stroke: sand.accent, width: 3.4 });
      s.label('cut 1 — 2 140 mm', s.w * 0.3 + 18 * s.s, s.h * 0.07, {
        fill: sand.accent,
        halo: sand.bg,
        size: 18,
      });
    }),
  'case-studies/coricraft/card': () => drawn('card', sand, (s) => trunk(s, 0.56, 0.52, 34, 0.47)),
  'case-studies/coricraft/gallery-4': () =>
    drawn('section', sand, (s) =>
      modelView(
        s,
        (u, v) =>
          Math.max(bell(u - 0.5, v - 0.5, 0.42) * 0.9, massif(27, [0.5, 0.5], 0.4, 3)(u, v)),
        { ...sand, tints: ['#e9dfca', '#d8bf93', '#b98d53', '#8a5e2c'] },
        { levels: 7, rise: 44, thick: 40, accent: 4 },
      ),
    ),

  'case-studies/pepkor-more/hero': () =>
    drawn('hero', sand, (s) =>
      barView(
        s,
        market,
        { ...sand, tints: ['#efe7d8', '#dfd2b8', '#c7b48d', '#a98f60'] },
        { cells: 26, high: 330, from: 0.6, x: 0.6, y: 0.62, scale: 1.24, edge: '#8d7f63' },
      ),
    ),
  'case-studies/pepkor-more/card': () =>
    drawn('card', deep, (s) =>
      barView(
        s,
        market,
        { ...deep, tints: ['#164239', '#22614f', '#3a8474', '#8fcabb'] },
        { cells: 18, high: 300, from: 0.62, x: 0.5, y: 0.62, scale: 1.08, edge: '#0b2621' },
      ),
    ),
  'case-studies/pepkor-more/gallery-4': () =>
    drawn('section', clay, (s) =>
      sectionsView(
        s,
        (u, v) => market(u / 1.4, v),
        { ...clay, lines: ['#c2663b', '#f0b898'] },
        { rows: [0.3, 0.52, 0.72], ticks: ['Jan', 'Apr', 'Jul', 'Oct', 'Dec'] },
      ),
    ),

  'case-studies/parrot-print/hero': () =>
    drawn('hero', paper, (s) => overprint(s, plume, { levels: 12, off: 9, gap: 36 })),
  'case-studies/parrot-print/card': () =>
    drawn('card', paper, (s) =>
      overprint(s, (u, v) => plume(u * 0.8 + 0.42, v * 0.8 + 0.12), {
        levels: 8,
        off: 9,
        gap: 38,
      }),
    ),
  'case-studies/parrot-print/gallery-4': () =>
    drawn('section', deep, (s) => {
      // One photo as taken by eleven phones, a strip of each, over the measured colour patches.
      const odd = 7;
      const colours = ['#1a4a40', '#2f7567', '#67ab9b', '#c4e3d9'];
      const dull = ['#7d2f0c', '#a93b0d', '#d0764a', '#f3c3a6'];
      const right = fieldOf(s, massif(88, [0.66, 0.42], 0.52, 4), { step: 5 });
      const shifted = fieldOf(s, massif(88, [0.66, 0.5], 0.52, 4), { step: 5 });
      const strips = { columns: 11, rows: 1, x: s.w * 0.08, w: s.w * 0.84, gap: 10 };
      tiles(s, {
        ...strips,
        y: s.h * 0.1,
        h: s.h * 0.66,
        draw: ({ i }) =>
          tints(s, i === odd ? shifted : right, { levels: 9, colours: i === odd ? dull : colours }),
      });
      tiles(s, {
        ...strips,
        y: s.h * 0.79,
        h: s.h * 0.11,
        draw: ({ x, y, w, h, i }) => {
          for (let k = 0; k < 4; k++)
            s.rect(x, y + (h * k) / 4, w, h / 4 + 1, { fill: (i === odd ? dull : colours)[k]! });
        },
      });
      for (const y of [0.05, 0.95])
        for (const x of [0.04, 0.96]) target(s, x * s.w, y * s.h, deep.index[1]!, 12);
    }),
};
