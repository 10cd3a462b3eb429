import { contours } from '../../terrain/contours.ts';
import { tints } from '../terrain/relief.ts';
import { closedPath } from '../../terrain/field.ts';
import { openPath } from '../terrain/lines.ts';
import type { Line } from '../../terrain/field.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { graticule } from '../../terrain/graticule.ts';
import { target } from '../terrain/furniture.ts';
import { valley } from '../terrain/lands.ts';
import { weathered } from '../../terrain/noise.ts';
import { mix } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { deep, paper, pale } from '../themes.ts';
import { night } from '../../drawing/themes.ts';
import type { Theme } from '../../drawing/themes.ts';
import { fieldOf, networkView, reliefView } from '../views/plan-views.ts';

/** Bryte Insurance: a river and the extent of each flood. */
const flood = valley(11, { swing: 0.1, wide: 0.34 });

function floodPlain(drawing: SvgDrawing, theme: Theme, zoom: number, at: [number, number]): void {
  const field = fieldOf(drawing, flood.land, { zoom, at, step: 5 });
  contours(drawing, field, {
    levels: 26,
    from: 0.2,
    colours: theme.lines,
    indexColours: theme.index,
    width: 1.3,
    indexWidth: 2.1,
  });
  [0.16, 0.11, 0.065, 0.03].forEach((share, k) => {
    const level = field.low + (field.high - field.low) * share;
    const d = field
      .trace(level)
      .filter((l) => l.length > 40)
      .map(closedPath)
      .join('');
    // Below the water level: the drawing without the ground that stays dry.
    drawing.path(`M-20 -20H${drawing.w + 20}V${drawing.h + 20}H-20Z${d}`, {
      fill: mix(theme.bg, '#1f6f63', 0.22 + k * 0.24),
      rule: 'evenodd',
    });
    if (k === 0) drawing.path(d, { stroke: theme.accent, width: 3.2 });
    else drawing.path(d, { stroke: mix(theme.second, theme.bg, 0.55 - k * 0.12), width: 1.2 });
  });
  const names = ['1:100', '1:50', '1:10'];
  [0.5, 0.66, 0.82].forEach((x, k) => {
    const u = at[0] + (x * drawing.w * zoom) / drawing.h;
    const y = ((flood.course(u) - at[1]) / zoom) * drawing.h;
    target(drawing, x * drawing.w, y, k === 0 ? theme.accent : theme.second, 17);
    drawing.label(names[k]!, x * drawing.w + 32 * drawing.s, y - 26 * drawing.s, {
      size: 17,
      fill: k === 0 ? theme.accent : theme.second,
      halo: mix(theme.bg, '#1f6f63', 0.9),
    });
  });
  graticule(drawing, { step: 240, colour: theme.index[0]! });
}

/** Next Calm: still water with the rings of one stone. */
const pond = weathered(41, 0.9, 2, 0.6);
function ripples(
  drawing: SvgDrawing,
  theme: Theme,
  o: { x: number; y: number; rings: number; reach: number; from?: number; sun?: boolean },
): void {
  const bend = weathered(43, 1.6, 2);
  for (let k = 0; k < o.rings; k++) {
    const t = k / (o.rings - 1);
    const radius = drawing.h * (o.from ?? 0.05) + drawing.h * o.reach * t ** 1.25;
    const line: Line = [];
    for (let a = 0; a < 240; a++) {
      const angle = (a / 240) * Math.PI * 2;
      const u = Math.cos(angle);
      const v = Math.sin(angle);
      const r =
        radius *
        (1 +
          0.09 * t * bend(u * 0.6 + 3, v * 0.6 + t * 0.7) +
          0.05 * t * pond(u * 1.4, v * 1.4 + t));
      line.push(o.x * drawing.w + u * r, o.y * drawing.h + v * r * 0.62);
    }
    const accent = k === Math.round(o.rings * 0.3);
    drawing.path(closedPath(line), {
      stroke: accent ? theme.accent : mix(theme.index[1]!, theme.bg, 0.1 + 0.75 * t),
      width: accent ? 3.4 : 2.2 - t * 0.9,
    });
  }
  drawing.circle(o.x * drawing.w, o.y * drawing.h, 8, { fill: theme.accent });
}

const calm = weathered(52, 0.75, 2, 0.7);
function stillWater(drawing: SvgDrawing): void {
  const field = fieldOf(drawing, (u, v) => calm(u * 0.7, v * 1.9), { step: 6 });
  tints(drawing, field, { levels: 7, colours: pale.tints, line: 0 });
  drawing.circle(drawing.w * 0.7, drawing.h * 0.34, 120, { fill: pale.accent });
  drawing.group(() => {
    for (let y = drawing.h * 0.5; y < drawing.h; y += 17 * drawing.s) {
      const line: Line = [];
      for (let x = -20; x <= drawing.w + 20; x += 14)
        line.push(x, y + 9 * drawing.s * calm(x / drawing.h / 1.3, y / 90));
      drawing.path(openPath(line), {
        stroke: pale.index[1]!,
        width: 1 + (y / drawing.h - 0.5) * 3,
      });
    }
  }, {});
}

export const risk: Record<string, Draw> = {
  'case-studies/bryte-insurance/hero': () =>
    drawn('hero', night, (s) => floodPlain(s, night, 0.95, [0, 0.05])),
  'case-studies/bryte-insurance/card': () =>
    drawn('card', deep, (s) => floodPlain(s, night, 0.8, [0.35, 0.18])),
  'case-studies/bryte-insurance/gallery-4': () =>
    drawn('section', pale, (s) =>
      networkView(s, fieldOf(s, flood.land, { zoom: 0.8 }), pale, {
        seed: 'bryte',
        apart: 150,
        heights: true,
      }),
    ),

  'case-studies/next-calm/hero': () =>
    drawn('hero', pale, (s) => ripples(s, pale, { x: 0.66, y: 0.46, rings: 30, reach: 1.35 })),
  'case-studies/next-calm/card': () => drawn('card', pale, stillWater),
  'case-studies/next-calm/gallery-4': () =>
    drawn('section', '#e9dfd0', (s) => {
      const sandTheme = { ...paper, tints: ['#f1eadd', '#e8dcc6', '#dccaa9', '#cbb288'] };
      reliefView(s, fieldOf(s, weathered(68, 0.8, 2, 0.9), { step: 6 }), sandTheme, {
        levels: 11,
        width: 3,
      });
      s.circle(s.w * 0.3, s.h * 0.36, 62, { fill: pale.second });
    }),
};
