import { contours } from '../../terrain/contours.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { target } from '../terrain/furniture.ts';
import { ranges } from '../terrain/lands.ts';
import { weathered } from '../../terrain/noise.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { clay, deep, paper, pale, sand } from '../themes.ts';
import type { Theme } from '../../drawing/themes.ts';
import { quarter } from '../views/composed-views.ts';
import { fieldOf, reliefView } from '../views/plan-views.ts';
import { rings } from '../views/signs.ts';
import { horizonView } from '../views/solid-views.ts';

/** A curve over the ground with its handles, tangents and points. */
function drafting(drawing: SvgDrawing, theme: Theme): void {
  const field = fieldOf(drawing, weathered(501, 1.0, 2, 0.6), {});
  contours(drawing, field, { levels: 16, colours: theme.lines, width: 1.4, every: 99 });
  for (let x = 0; x < drawing.w; x += 60 * drawing.s)
    drawing.line(x, 0, x, drawing.h, { stroke: theme.faint, width: 0.8 });
  for (let y = 0; y < drawing.h; y += 60 * drawing.s)
    drawing.line(0, y, drawing.w, y, { stroke: theme.faint, width: 0.8 });
  const p = (u: number, v: number): [number, number] => [u * drawing.w, v * drawing.h];
  const knots: [[number, number], [number, number], [number, number]][] = [
    [p(0.08, 0.78), p(0.08, 0.78), p(0.16, 0.4)],
    [p(0.36, 0.36), p(0.24, 0.24), p(0.5, 0.52)],
    [p(0.64, 0.66), p(0.52, 0.82), p(0.78, 0.46)],
    [p(0.92, 0.22), p(0.86, 0.46), p(0.92, 0.22)],
  ];
  let d = `M${knots[0]![0].join(' ')}`;
  for (let k = 1; k < knots.length; k++)
    d += `C${knots[k - 1]![2].join(' ')} ${knots[k]![1].join(' ')} ${knots[k]![0].join(' ')}`;
  drawing.path(d, { stroke: drawing.bg, width: 14 });
  drawing.path(d, { stroke: theme.accent, width: 5 });
  for (const [at, before, after] of knots) {
    for (const handle of [before, after]) {
      if (handle === at || (handle[0] === at[0] && handle[1] === at[1])) continue;
      drawing.line(...at, ...handle, { stroke: theme.second, width: 2 });
      drawing.circle(...handle, 8, { fill: drawing.bg, stroke: theme.second, width: 2.6 });
    }
    drawing.rect(at[0] - 10 * drawing.s, at[1] - 10 * drawing.s, 20 * drawing.s, 20 * drawing.s, {
      fill: drawing.bg,
      stroke: theme.accent,
      width: 3.4,
    });
  }
}

/** A camp of seven tents around a fire, on a relief lit from the north-west. */
function tents(drawing: SvgDrawing, theme: Theme): void {
  reliefView(drawing, fieldOf(drawing, weathered(521, 0.85, 2, 0.8), { step: 6 }), theme, {
    levels: 11,
    width: 2.4,
    light: '#f3b491',
    dark: '#7d2906',
  });
  const centre: [number, number] = [drawing.w * 0.54, drawing.h * 0.5];
  for (let k = 0; k < 7; k++) {
    const a = (k / 7) * Math.PI * 2 + 0.3;
    const [x, y] = [
      centre[0] + Math.cos(a) * 250 * drawing.s,
      centre[1] + Math.sin(a) * 210 * drawing.s,
    ];
    drawing.line(...centre, x, y, { stroke: theme.accent, width: 2 });
    drawing.triangle(x, y, 26, theme.accent, theme.bg);
  }
  drawing.circle(...centre, 40, { fill: theme.bg, stroke: theme.accent, width: 3.4 });
  target(drawing, ...centre, theme.accent, 20);
}

export const sections: Record<string, Draw> = {
  'sections/design': () => drawn('section', paper, (s) => drafting(s, paper)),
  'sections/agile-team': () => drawn('section', clay, (s) => tents(s, clay)),
  'sections/talent': () =>
    drawn('section', sand, (s) =>
      horizonView(s, (u, t) => ranges(551, 1.1, 3)(u, t * 2) * 1.1, sand, {
        rows: 26,
        tall: 190,
        accent: 11,
        top: 0.28,
        spacing: 1.15,
      }),
    ),
  'sections/chat-intro': () =>
    drawn('section', deep, (s) => {
      const bend = weathered(561, 1, 2);
      rings(s, [0.74, 0.34], { count: 17, gap: 34, colour: deep.second, bend });
      rings(s, [0.28, 0.66], { count: 17, gap: 34, colour: deep.accent, bend });
      s.circle(s.w * 0.74, s.h * 0.34, 15, { fill: deep.second });
      s.circle(s.w * 0.28, s.h * 0.66, 15, { fill: deep.accent });
    }),
  'sections/store': () =>
    drawn('section', pale, (s) =>
      quarter(
        s,
        { ...pale, tints: ['#e3efe9', '#f0f7f3', '#c9e0d6', '#8dbcab'] },
        {
          seed: 'floor-plan',
          most: 8200,
          turn: 0,
          sold: 0.18,
          street: 20,
          stops: [
            [0.5, 1.03],
            [0.5, 0.803],
            [0.262, 0.803],
            [0.262, 0.42],
            [0.7, 0.42],
            [0.7, 0.2],
          ],
        },
      ),
    ),
};
