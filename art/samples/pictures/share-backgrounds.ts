import { contours } from '../../terrain/contours.ts';
import { heightLabels } from '../terrain/relief.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { drawRoute, target } from '../terrain/furniture.ts';
import { graticule } from '../../terrain/graticule.ts';
import { route } from '../terrain/ground.ts';
import { massif, ranges } from '../terrain/lands.ts';
import { weathered, clamp } from '../../terrain/noise.ts';
import { ridgelines } from '../terrain/profiles.ts';
import { mix } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { night } from '../../drawing/themes.ts';
import { exploded, quarter, sheetIndex, strewn } from '../views/composed-views.ts';
import { fieldOf, summit } from '../views/plan-views.ts';
import { engravedView } from '../views/solid-views.ts';
import { circlePath, convergence, graduatedCircle, rings } from '../views/signs.ts';
import { ropeParty } from './services.ts';

/** The left third is dark and without detail, for the title. */
const calm = (drawing: SvgDrawing, from = 0.16, to = 0.5): void => drawing.fade(from, to);

/** The brand's motif: a surveyed mountain, and the path to its beacon. */
function surveyed(s: SvgDrawing): void {
  const mountain = massif(411, [1.24, 0.44], 0.6, 6);
  const field = fieldOf(s, mountain, { step: 5 });
  const levels = 30;
  contours(s, field, {
    levels,
    colours: night.lines,
    indexColours: night.index,
    width: 1.7,
    indexWidth: 2.8,
  });
  calm(s, 0.2, 0.56);
  heightLabels(s, field, {
    levels,
    names: (k) => String(1400 + k * 40),
    fill: night.text,
    ground: s.bg,
    size: 17,
    within: [0.73, 0.12, 0.84, 0.84],
  });
  graticule(s, { step: 240, colour: night.faint, from: [0.45, 0], until: [1, 1] });
  const top = summit(s, field);
  const path = route(field, [[s.w * 0.48, s.h * 0.83], top], 900 / (field.high - field.low));
  drawRoute(s, path, { colour: night.accent, width: 4.5, stops: 6 });
  s.triangle(...top, 24, night.accent);
}

const layer = weathered(301, 1.5, 3);
const peak = massif(302, [0.5, 0.5], 0.42, 5);

/** The backgrounds of the share images of pages without a suitable picture, by the page's name. */
export const shareBackgrounds: Record<string, Draw> = {
  'heroes/home': () => drawn('hero', night, surveyed),
  'heroes/power-apps': () =>
    drawn('hero', night, (s) => {
      sheetIndex(s, night, {
        land: massif(311, [1.15, 0.5], 0.75, 5),
        columns: 7,
        rows: 5,
        x: 0.28,
        y: -0.06,
        w: 0.78,
        h: 1.12,
        accent: [3, 2],
        gap: 10,
      });
      calm(s, 0.26, 0.55);
    }),
  'heroes/agentic-ai': () =>
    drawn('hero', night, (s) => {
      const field = fieldOf(s, ranges(321, 0.9, 3), { step: 6 });
      contours(s, field, { levels: 18, colours: night.lines, width: 1.3, every: 99 });
      calm(s);
      convergence(s, field, night, {
        goal: [0.63, 0.46],
        starts: [
          [0.36, 0.86],
          [0.42, 0.16],
          [0.6, 0.94],
          [0.84, 0.88],
          [0.96, 0.6],
          [0.93, 0.14],
          [0.66, 0.05],
        ],
        climb: 1300,
        accents: [0, 4],
        points: 5,
      });
    }),
  'heroes/agile-teams': () =>
    drawn('hero', night, (s) => {
      ropeParty(s, night, { seed: 333, from: 0.36, to: 0.72, x: 0.1, w: 1, top: 0.12 });
      calm(s, 0.1, 0.42);
    }),
  'heroes/shopify': () =>
    drawn('hero', night, (s) => {
      quarter(s, night, {
        seed: 'market-street',
        most: 6400,
        turn: -16,
        sold: 0.1,
        street: 16,
        stops: [
          [0.44, 1.04],
          [0.5, 0.74],
          [0.6, 0.8],
          [0.655, 0.52],
          [0.8, 0.6],
          [0.86, 0.3],
        ],
      });
      calm(s, 0.2, 0.6);
    }),
  'heroes/web-apps': () =>
    drawn('hero', night, (s) => {
      const theme = { ...night, tints: ['#161f1b', '#1c2924', '#26443c', '#2f6658'] };
      contours(s, fieldOf(s, weathered(341, 0.9, 2), { step: 7 }), {
        levels: 8,
        colours: ['#1b231f'],
        width: 1.2,
        every: 99,
      });
      exploded(s, theme, {
        x: 0.63,
        y: 0.73,
        scale: 1.0,
        lift: 148,
        layers: [
          { land: layer, manner: 'tints' },
          { land: peak, manner: 'lines' },
          { land: peak, manner: 'dots' },
          { land: layer, manner: 'grid', name: '' },
        ],
      });
    }),
  'heroes/ai-chat': () =>
    drawn('hero', night, (s) => {
      const bend = weathered(351, 1, 2);
      rings(s, [0.76, 0.36], { count: 22, gap: 34, colour: night.second, bend });
      rings(s, [0.56, 0.64], { count: 22, gap: 34, colour: night.accent, bend });
      calm(s, 0.12, 0.44);
      s.line(s.w * 0.56, s.h * 0.64, s.w * 0.76, s.h * 0.36, {
        stroke: night.text,
        width: 1.8,
        dash: '4 9',
      });
      s.triangle(s.w * 0.56, s.h * 0.64, 20, night.accent);
      s.triangle(s.w * 0.76, s.h * 0.36, 20, night.second);
    }),
  'heroes/case-studies': () =>
    drawn('hero', night, (s) => {
      strewn(
        s,
        { ...night, tints: ['#161d1a', '#18211d', '#1d3a34', '#2f6658'] },
        { x: 0.66, y: 0.5, sheets: 9, w: 0.62, seed: 364 },
      );
      calm(s, 0.14, 0.4);
    }),
  'heroes/insights': () =>
    drawn('hero', night, (s) => {
      engravedView(
        s,
        fieldOf(s, massif(371, [1.18, 0.48], 0.7, 3), { step: 6 }),
        { ...night, index: ['#5d6a63', '#8e9b94'] },
        { gap: 19, turn: -9, steepness: 150, lift: 120, accentRows: [47] },
      );
      calm(s, 0.2, 0.58);
    }),
  'heroes/book-consultation': () =>
    drawn('hero', night, (s) => {
      const [x, y, r] = [s.w * 0.64, s.h * 0.5, 330];
      const field = fieldOf(s, weathered(381, 1.25, 3), { step: 6 });
      s.group(
        () =>
          contours(s, field, {
            levels: 20,
            colours: night.lines,
            indexColours: night.index,
            width: 1.4,
            indexWidth: 2.3,
          }),
        { clip: circlePath(x, y, (r - 26) * s.s) },
      );
      graduatedCircle(s, [0.64, 0.5], {
        radius: r,
        colour: night.index[1]!,
        accent: night.accent,
        arc: [0, 30],
        labels: true,
        fill: night.text,
      });
      target(s, x, y, night.accent, 20);
    }),
  'heroes/thank-you': () =>
    drawn('hero', night, (s) => {
      // Above the clouds only the summit is visible.
      ridgelines(s, {
        rows: 26,
        top: s.h * 0.42,
        bottom: s.h * 1.0,
        height: (px, t) => {
          const u = px / s.h;
          const away = Math.abs(u - 1.12);
          return (
            s.h *
            (0.34 * Math.exp(-((away * 2.3) ** 1.35)) * clamp(1.15 - t * 1.7) +
              0.02 * (1 + weathered(391, 1.8, 2)(u, t * 3)))
          );
        },
        colour: (t) => mix(night.index[1]!, night.bg, 0.15 + t * 0.72),
        width: (t) => 1.9 - t * 0.6,
        accent: { row: 3, colour: night.accent, width: 3.6 },
      });
      calm(s, 0.1, 0.45);
      graticule(s, { step: 240, colour: night.faint, from: [0.5, 0], until: [1, 0.4] });
    }),
};
