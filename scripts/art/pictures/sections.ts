import { contours, tints } from '../contours.ts';
import { drawn } from '../formats.ts';
import { drawRoute, graticule, scaleBar, target } from '../furniture.ts';
import { route } from '../ground.ts';
import { massif, ranges, timber, weathered } from '../lands.ts';
import type { Draw } from '../pictures.ts';
import type { Sheet } from '../sheet.ts';
import { clay, deep, night, paper, pale, sand } from '../themes.ts';
import type { Theme } from '../themes.ts';
import { exploded, quarter, strata } from '../views/composed-views.ts';
import { fieldOf, planView, reliefView } from '../views/plan-views.ts';
import { engravedView, horizonView } from '../views/solid-views.ts';
import { circlePath, graduatedCircle, rings } from '../views/signs.ts';

/** A curve being drawn over the ground: handles, tangents and the points it passes. */
function drafting(sheet: Sheet, theme: Theme): void {
  const field = fieldOf(sheet, weathered(501, 1.0, 2, 0.6), {});
  contours(sheet, field, { levels: 16, colours: theme.lines, width: 1.4, every: 99 });
  for (let x = 0; x < sheet.w; x += 60 * sheet.s)
    sheet.line(x, 0, x, sheet.h, { stroke: theme.faint, width: 0.8 });
  for (let y = 0; y < sheet.h; y += 60 * sheet.s)
    sheet.line(0, y, sheet.w, y, { stroke: theme.faint, width: 0.8 });
  const p = (u: number, v: number): [number, number] => [u * sheet.w, v * sheet.h];
  const knots: [[number, number], [number, number], [number, number]][] = [
    [p(0.08, 0.78), p(0.08, 0.78), p(0.16, 0.4)],
    [p(0.36, 0.36), p(0.24, 0.24), p(0.5, 0.52)],
    [p(0.64, 0.66), p(0.52, 0.82), p(0.78, 0.46)],
    [p(0.92, 0.22), p(0.86, 0.46), p(0.92, 0.22)],
  ];
  let d = `M${knots[0]![0].join(' ')}`;
  for (let k = 1; k < knots.length; k++)
    d += `C${knots[k - 1]![2].join(' ')} ${knots[k]![1].join(' ')} ${knots[k]![0].join(' ')}`;
  sheet.path(d, { stroke: sheet.bg, width: 14 });
  sheet.path(d, { stroke: theme.accent, width: 5 });
  for (const [at, before, after] of knots) {
    for (const handle of [before, after]) {
      if (handle === at || (handle[0] === at[0] && handle[1] === at[1])) continue;
      sheet.line(...at, ...handle, { stroke: theme.second, width: 2 });
      sheet.circle(...handle, 8, { fill: sheet.bg, stroke: theme.second, width: 2.6 });
    }
    sheet.rect(at[0] - 10 * sheet.s, at[1] - 10 * sheet.s, 20 * sheet.s, 20 * sheet.s, {
      fill: sheet.bg,
      stroke: theme.accent,
      width: 3.4,
    });
  }
}

/** Baseline and triangles measured from it, one after the other across the sheet. */
function chain(sheet: Sheet, theme: Theme): void {
  contours(sheet, fieldOf(sheet, ranges(511, 0.9, 3), { step: 6 }), {
    levels: 15,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.3,
    every: 99,
  });
  const upper = [0.14, 0.33, 0.5, 0.66, 0.86].map(
    (x, k) => [x * sheet.w, sheet.h * [0.34, 0.22, 0.36, 0.2, 0.3][k]!] as const,
  );
  const lower = [0.1, 0.27, 0.44, 0.6, 0.78].map(
    (x, k) => [x * sheet.w, sheet.h * [0.74, 0.66, 0.82, 0.64, 0.76][k]!] as const,
  );
  const pen = { stroke: theme.second, width: 2.2 };
  for (let k = 0; k < 5; k++) {
    if (k < 4) {
      sheet.line(...upper[k]!, ...upper[k + 1]!, pen);
      sheet.line(...lower[k]!, ...lower[k + 1]!, pen);
      sheet.line(...upper[k]!, ...lower[k + 1]!, pen);
    }
    if (k > 0) sheet.line(...upper[k]!, ...lower[k]!, pen);
  }
  sheet.path(`M${upper[3]!.join(' ')}L${lower[3]!.join(' ')}L${lower[4]!.join(' ')}Z`, {
    fill: theme.accent,
    opacity: 0.14,
  });
  sheet.line(...upper[0]!, ...lower[0]!, { stroke: theme.accent, width: 5.5 });
  [...upper, ...lower].forEach(([x, y], k) =>
    sheet.station(
      x,
      y,
      k === 0 || k === 5 ? 20 : 14,
      k === 0 || k === 5 ? theme.accent : theme.second,
    ),
  );
  [...upper].forEach(([x, y], k) =>
    sheet.label(
      `${(47 + k * 13) % 90}°${String((k * 17 + 12) % 60).padStart(2, '0')}′`,
      x + 24 * sheet.s,
      y + 40 * sheet.s,
      { size: 17, fill: theme.text, halo: sheet.bg },
    ),
  );
  sheet.label('7 214.36 m', sheet.w * 0.075, sheet.h * 0.55, {
    size: 19,
    fill: theme.accent,
    halo: sheet.bg,
    turn: -85,
    anchor: 'middle',
  });
}

/** A way up in six camps. */
function camps(
  sheet: Sheet,
  theme: Theme,
  o: { seed: number; names: string[]; stops: [number, number][] },
): void {
  const field = fieldOf(sheet, massif(o.seed, [0.86, 0.4], 0.75, 5), { step: 6 });
  tints(sheet, field, { levels: 9, colours: theme.tints, line: 1.3 });
  const way = route(
    field,
    o.stops.map(([x, y]): [number, number] => [x * sheet.w, y * sheet.h]),
    900 / (field.high - field.low),
  );
  drawRoute(sheet, way, {
    colour: theme.accent,
    width: 5,
    stations: o.names.length,
    names: o.names,
    fill: theme.accent,
  });
}

function tents(sheet: Sheet, theme: Theme): void {
  reliefView(sheet, fieldOf(sheet, weathered(521, 0.85, 2, 0.8), { step: 6 }), theme, {
    levels: 11,
    width: 2.4,
    light: '#f3b491',
    dark: '#7d2906',
  });
  const centre: [number, number] = [sheet.w * 0.54, sheet.h * 0.5];
  for (let k = 0; k < 7; k++) {
    const a = (k / 7) * Math.PI * 2 + 0.3;
    const [x, y] = [
      centre[0] + Math.cos(a) * 250 * sheet.s,
      centre[1] + Math.sin(a) * 210 * sheet.s,
    ];
    sheet.line(...centre, x, y, { stroke: theme.accent, width: 2 });
    sheet.station(x, y, 26, theme.accent, theme.bg);
  }
  sheet.circle(...centre, 40, { fill: theme.bg, stroke: theme.accent, width: 3.4 });
  target(sheet, ...centre, theme.accent, 20);
}

export const sections: Record<string, Draw> = {
  'sections/about': () =>
    drawn('plate', sand, (s) => {
      planView(s, fieldOf(s, massif(531, [0.78, 0.46], 0.56, 5), {}), sand, {
        levels: 21,
        base: 1200,
        frame: true,
      });
      scaleBar(s, s.w * 0.09, s.h * 0.9, sand.text, '1 km');
    }),
  'sections/why-partner': () => drawn('plate', paper, (s) => chain(s, paper)),
  'sections/design': () => drawn('plate', paper, (s) => drafting(s, paper)),
  'sections/bespoke': () =>
    drawn('plate', deep, (s) => {
      const field = fieldOf(s, timber(541, [[0.7, 0.5, 0.3]]), {});
      contours(s, field, {
        levels: 34,
        colours: deep.lines,
        indexColours: deep.index,
        width: 1.5,
        indexWidth: 2.6,
        every: 6,
      });
      s.group(
        () => {
          s.rect(0, 0, s.w, s.h, { fill: deep.accent });
          contours(s, field, {
            levels: 34,
            colours: ['#0f332d'],
            width: 1.7,
            indexWidth: 3,
            every: 6,
          });
        },
        { clip: `M${s.w * 0.56} ${s.h * 0.3}h${s.w * 0.27}v${s.h * 0.4}h${-s.w * 0.27}Z` },
      );
    }),
  'sections/agile-team': () => drawn('plate', clay, (s) => tents(s, clay)),
  'sections/talent': () =>
    drawn('plate', sand, (s) =>
      horizonView(s, (u, t) => ranges(551, 1.1, 3)(u, t * 2) * 1.1, sand, {
        rows: 26,
        tall: 190,
        accent: 11,
        top: 0.28,
        spacing: 1.15,
      }),
    ),
  'sections/chat-intro': () =>
    drawn('plate', deep, (s) => {
      const bend = weathered(561, 1, 2);
      rings(s, [0.74, 0.34], { count: 17, gap: 34, colour: deep.second, bend });
      rings(s, [0.28, 0.66], { count: 17, gap: 34, colour: deep.accent, bend });
      s.circle(s.w * 0.74, s.h * 0.34, 15, { fill: deep.second });
      s.circle(s.w * 0.28, s.h * 0.66, 15, { fill: deep.accent });
    }),
  'sections/advisory': () =>
    drawn('plate', pale, (s) =>
      camps(s, pale, {
        seed: 571,
        names: ['1', '2', '3', '4', '5', '6'],
        stops: [
          [0.06, 0.9],
          [0.3, 0.62],
          [0.645, 0.4],
        ],
      }),
    ),
  'sections/components': () =>
    drawn('plate', paper, (s) =>
      exploded(s, paper, {
        x: 0.45,
        y: 0.74,
        scale: 0.86,
        lift: 138,
        layers: [
          { land: weathered(581, 1.5, 3), manner: 'tints', name: 'Dataverse' },
          { land: massif(582, [0.5, 0.5], 0.4, 4), manner: 'lines', name: 'Model-driven' },
          { land: weathered(583, 1.2, 2), manner: 'dots', name: 'Portals' },
          { land: weathered(584, 1.2, 2), manner: 'grid', name: 'Canvas' },
        ],
      }),
    ),
  'sections/consultation': () =>
    drawn('plate', paper, (s) => {
      const [x, y, r] = [s.w * 0.5, s.h * 0.5, 300];
      s.group(
        () =>
          contours(s, fieldOf(s, ranges(591, 0.9, 3), {}), {
            levels: 16,
            colours: paper.lines,
            indexColours: paper.index,
            width: 1.4,
            indexWidth: 2.4,
          }),
        { clip: circlePath(x, y, (r - 26) * s.s) },
      );
      graduatedCircle(s, [0.5, 0.5], {
        radius: r,
        colour: paper.index[1]!,
        accent: paper.accent,
        arc: [15, 75],
        labels: true,
        fill: paper.text,
      });
      target(s, x, y, paper.accent, 18);
    }),
  'sections/store': () =>
    drawn('plate', pale, (s) =>
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
  'sections/tech-stack': () =>
    drawn('plate', paper, (s) =>
      strata(s, paper, {
        names: ['Interface', 'Edge', 'Services', 'Events', 'Data', 'Cloud'],
        accent: 2,
        top: 0.26,
      }),
    ),
  'sections/process': () =>
    drawn('plate', night, (s) => {
      engravedView(s, fieldOf(s, ranges(597, 0.8, 3), {}), night, {
        gap: 18,
        turn: 30,
        lift: 40,
        steepness: 150,
      });
      graticule(s, { step: 225, colour: night.faint });
    }),
};
