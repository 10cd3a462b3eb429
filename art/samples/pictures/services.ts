import { contours } from '../../terrain/contours.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { graticule } from '../../terrain/graticule.ts';
import { massif, ranges } from '../terrain/lands.ts';
import { weathered } from '../../terrain/noise.ts';
import { section } from '../terrain/profiles.ts';
import { mix } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { clay, deep, paper, pale, sand } from '../themes.ts';
import { night } from '../../drawing/themes.ts';
import type { Theme } from '../../drawing/themes.ts';
import { exploded, quarter, sheetIndex } from '../views/composed-views.ts';
import { fieldOf } from '../views/plan-views.ts';
import { convergence, rings } from '../views/signs.ts';

/** A rope team on a ridge: one line, five people at equal distances. */
export function ropeParty(
  drawing: SvgDrawing,
  theme: Theme,
  o: { seed: number; from: number; to: number; x?: number; w?: number; top?: number },
): void {
  const n = weathered(o.seed, 1.6, 3);
  const height = (t: number): number =>
    0.1 + 0.72 * (1 - Math.abs(t - 0.78) ** 1.1 * 1.25) + 0.1 * n(t * 1.6, 0.3);
  const box = {
    x: drawing.w * (o.x ?? 0),
    y: drawing.h * (o.top ?? 0.12),
    w: drawing.w * (o.w ?? 1),
    h: drawing.h * (1 - (o.top ?? 0.12)),
  };
  for (let k = 3; k > 0; k--) {
    const back = weathered(o.seed + k, 1.2, 3);
    section(
      drawing,
      { ...box, y: box.y - k * 40 * drawing.s },
      (t) => 0.12 + 0.5 * (1 - Math.abs(t - 0.55 + k * 0.12) * 1.1) + 0.14 * back(t * 1.5, k),
      {
        line: mix(theme.lines[1]!, theme.bg, k * 0.2),
        width: 1.6,
        fill: mix(theme.tints[1]!, theme.bg, k * 0.28),
      },
    );
  }
  const yAt = section(drawing, box, height, {
    line: theme.index[1]!,
    width: 3,
    fill: theme.tints[1]!,
    hatch: theme.lines[0]!,
    gap: 14,
    slant: 0.7,
  });
  const people = 5;
  const points = Array.from({ length: people }, (_, k) => {
    const t = o.from + ((o.to - o.from) * k) / (people - 1);
    return [box.x + box.w * t, yAt(t) - 22 * drawing.s] as const;
  });
  points.slice(1).forEach(([x, y], k) => {
    const [a, b] = points[k]!;
    drawing.path(`M${a} ${b}Q${(a + x) / 2} ${(b + y) / 2 + 26 * drawing.s} ${x} ${y}`, {
      stroke: theme.accent,
      width: 2.4,
    });
  });
  points.forEach(([x, y], k) => {
    drawing.line(x, y, x, y + 22 * drawing.s, { stroke: theme.accent, width: 2.4 });
    drawing.circle(x, y, 11, {
      fill: k === people - 1 ? theme.accent : drawing.bg,
      stroke: theme.accent,
      width: 3.4,
    });
  });
}

/** Transmitters on hills, with rings that intersect. */
function signals(
  drawing: SvgDrawing,
  theme: Theme,
  o: { a: [number, number]; b: [number, number]; count?: number; gap?: number },
): void {
  const bend = weathered(231, 1, 2);
  contours(drawing, fieldOf(drawing, weathered(232, 1.2, 3), { step: 7 }), {
    levels: 10,
    colours: [theme.faint],
    width: 1.2,
    every: 99,
  });
  rings(drawing, o.b, { count: o.count ?? 15, gap: o.gap ?? 36, colour: theme.second, bend });
  rings(drawing, o.a, { count: o.count ?? 15, gap: o.gap ?? 36, colour: theme.accent, bend });
  const [ax, ay, bx, by] = [
    o.a[0] * drawing.w,
    o.a[1] * drawing.h,
    o.b[0] * drawing.w,
    o.b[1] * drawing.h,
  ];
  drawing.line(ax, ay, bx, by, { stroke: theme.text, width: 1.6, dash: '4 9' });
  drawing.triangle(ax, ay, 19, theme.accent);
  drawing.triangle(bx, by, 19, theme.second);
}

const agents = ranges(241, 0.95, 3);
const layerLand = weathered(251, 1.5, 3);
const layerHills = massif(252, [0.5, 0.5], 0.4, 4);

export const services: Record<string, Draw> = {
  'services/power-apps': () =>
    drawn('section', paper, (s) =>
      sheetIndex(s, paper, {
        land: massif(261, [0.7, 0.5], 0.6, 5),
        columns: 4,
        rows: 3,
        x: 0.08,
        y: 0.1,
        w: 0.84,
        h: 0.8,
        accent: [2, 1],
      }),
    ),
  'services/agentic-ai': () =>
    drawn('section', night, (s) => {
      const field = fieldOf(s, agents, { step: 6 });
      contours(s, field, { levels: 16, colours: night.lines, width: 1.3, every: 99 });
      convergence(s, field, night, {
        goal: [0.62, 0.4],
        starts: [
          [0.06, 0.14],
          [0.1, 0.62],
          [0.28, 0.92],
          [0.66, 0.93],
          [0.95, 0.78],
          [0.94, 0.12],
          [0.45, 0.05],
        ],
        climb: 1300,
        accents: [1, 4],
      });
    }),
  'services/agile-teams': () =>
    drawn('section', sand, (s) => ropeParty(s, sand, { seed: 271, from: 0.28, to: 0.72 })),
  'services/shopify': () =>
    drawn('section', clay, (s) =>
      quarter(
        s,
        { ...clay, second: '#f3b491' },
        {
          seed: 'bazaar',
          most: 6200,
          turn: -12,
          sold: 0.14,
          street: 15,
          stops: [
            [0.06, 0.72],
            [0.355, 0.655],
            [0.39, 0.845],
            [0.62, 0.795],
            [0.56, 0.42],
            [0.86, 0.36],
          ],
        },
      ),
    ),
  'services/web-apps': () =>
    drawn('section', deep, (s) =>
      exploded(s, deep, {
        x: 0.48,
        y: 0.7,
        scale: 0.98,
        lift: 152,
        layers: [
          { land: layerLand, manner: 'tints' },
          { land: layerHills, manner: 'lines' },
          { land: layerLand, manner: 'grid', accent: false, name: '' },
        ],
      }),
    ),
  'services/ai-chat': () =>
    drawn('section', pale, (s) => {
      signals(s, pale, { a: [0.34, 0.62], b: [0.68, 0.36] });
      graticule(s, { step: 225, colour: '#a5cabc' });
    }),
};
