import { contours } from '../contours.ts';
import { openPath } from '../field.ts';
import type { Line } from '../field.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { drawRoute, graticule, neatLine, scaleBar, spotHeight, target } from '../furniture.ts';
import { along, route, softened } from '../ground.ts';
import { massif, ranges, weathered } from '../lands.ts';
import { hash, random } from '../noise.ts';
import { section } from '../profiles.ts';
import { mix } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import { clay, night, paper, sand } from '../themes.ts';
import type { Theme } from '../themes.ts';
import { fieldOf, networkView, reliefView, summit } from '../views/plan-views.ts';
import { engravedView, modelView } from '../views/solid-views.ts';

/** Kia South Africa: the pass road over a range, found by the least climb. */
const range = (u: number, v: number): number =>
  ranges(23, 0.95, 4)(u, v) * 0.8 + massif(24, [1.15, 0.45], 0.7, 4)(u, v) * 0.6;

function passRoad(
  sheet: Sheet,
  theme: Theme,
  stops: [number, number][],
  o: { climb: number; names: string[]; zoom?: number; at?: [number, number]; levels?: number },
): void {
  const field = fieldOf(sheet, range, {
    step: 6,
    ...(o.zoom && { zoom: o.zoom }),
    ...(o.at && { at: o.at }),
  });
  contours(sheet, field, {
    levels: o.levels ?? 20,
    colours: theme.lines,
    indexColours: theme.index,
    width: 1.4,
    indexWidth: 2.3,
  });
  graticule(sheet, { step: 240, colour: theme.faint });
  const way = route(
    field,
    stops.map(([x, y]): [number, number] => [x * sheet.w, y * sheet.h]),
    o.climb / (field.high - field.low),
  );
  drawRoute(sheet, way, {
    colour: theme.accent,
    width: 5.5,
    casing: 10,
    stations: o.names.length,
    names: o.names,
  });
  const [x, y] = summit(sheet, field);
  spotHeight(sheet, x, y, '1 824', theme.text);
}

/** MotorHappy: an interchange at night, its lanes drawn as light. */
function interchange(
  sheet: Sheet,
  theme: Theme,
  cx: number,
  cy: number,
  size: number,
  turn: number,
): void {
  const ground = fieldOf(sheet, weathered(31, 1.1, 3), { step: 7 });
  contours(sheet, ground, {
    levels: 12,
    colours: [mix(theme.bg, theme.lines[0]!, 0.5), theme.lines[0]!],
    width: 1.2,
    every: 99,
  });
  const q = size * sheet.h;
  const spin = (turn * Math.PI) / 180;
  const at = (u: number, v: number): [number, number] => [
    cx * sheet.w + (u * Math.cos(spin) - v * Math.sin(spin)) * q,
    cy * sheet.h + (u * Math.sin(spin) + v * Math.cos(spin)) * q,
  ];
  const curve = (points: [number, number][], times = 4): Line =>
    softened(
      points.flatMap(([u, v]) => at(u, v)),
      times,
    );
  const lane = (line: Line, colour: string, width = 2.2): void => {
    sheet.path(openPath(line), { stroke: theme.bg, width: width + 7 });
    sheet.path(openPath(line), { stroke: colour, width });
  };
  const arc = (x: number, y: number, r: number, a: number, b: number): [number, number][] =>
    Array.from({ length: 33 }, (_, k): [number, number] => {
      const angle = ((a + ((b - a) * k) / 32) * Math.PI) / 180;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    });
  // Clover leaves and outer ramps, one quarter after the other.
  for (let quarter = 0; quarter < 4; quarter++) {
    const rotate = (points: [number, number][]): [number, number][] =>
      points.map(([u, v]) => {
        const a = (quarter * Math.PI) / 2;
        return [u * Math.cos(a) - v * Math.sin(a), u * Math.sin(a) + v * Math.cos(a)];
      });
    for (let k = 0; k < 3; k++) {
      const off = k * 0.016;
      lane(
        curve(
          rotate([
            [0.075 + off, 1.8],
            ...arc(0.3, 0.3, 0.215 - off, 165, -75 + 360)
              .reverse()
              .reverse(),
            [1.8, 0.075 + off],
          ]),
          1,
        ),
        k === 1 && quarter === 3 ? theme.accent : theme.lines[1]!,
        1.6,
      );
      lane(
        curve(
          rotate([
            [0.11 + off, 2.4],
            [0.11 + off, 1.2],
            [0.36 + off, 0.95],
            [0.95, 0.36 + off],
            [1.2, 0.11 + off],
            [2.4, 0.11 + off],
          ]),
        ),
        quarter === 1 && k < 2 ? theme.accent : theme.index[0]!,
        1.8,
      );
    }
  }
  for (const [axis, colour] of [
    [0, theme.lines[1]!],
    [1, theme.index[1]!],
  ] as const) {
    for (let k = -3; k <= 3; k++) {
      const off = k * 0.018;
      const straight: [number, number][] = [
        [-3, off],
        [3, off],
      ];
      const line = straight.flatMap(([u, v]) => (axis === 0 ? at(u, v) : at(v, u)));
      sheet.path(openPath(line), { stroke: theme.bg, width: 6 });
      sheet.path(openPath(line), {
        stroke: Math.abs(k) === 2 && axis === 1 ? theme.accent : colour,
        width: k === 0 ? 1.2 : 2.2,
        ...(k === 0 && { dash: '14 12' }),
      });
    }
  }
}

function roadNetwork(
  sheet: Sheet,
  theme: Theme,
  o: { seed: number; centre: [number, number]; count: number; accents: number[] },
): void {
  const field = fieldOf(sheet, weathered(o.seed, 1.6, 3), { step: 8 });
  contours(sheet, field, {
    levels: 10,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.2,
    every: 99,
  });
  const chance = random(hash(`depots-${o.seed}`));
  const centre: [number, number] = [sheet.w * o.centre[0], sheet.h * o.centre[1]];
  for (let k = 0; k < o.count; k++) {
    const angle = (k / o.count) * Math.PI * 2 + chance() * 0.25;
    const reach = sheet.h * (0.3 + chance() * 0.55);
    const end: [number, number] = [
      centre[0] + Math.cos(angle) * reach,
      centre[1] + Math.sin(angle) * reach * 0.8,
    ];
    const line = route(field, [centre, end], (1.6 / (field.high - field.low)) * 120);
    const accent = o.accents.includes(k);
    sheet.path(openPath(line), {
      stroke: accent ? theme.accent : theme.text,
      width: accent ? 4.5 : 2.2,
    });
    sheet.circle(...end, accent ? 11 : 7, {
      fill: accent ? theme.accent : sheet.bg,
      stroke: accent ? theme.accent : theme.text,
      width: 2.4,
    });
  }
  target(sheet, ...centre, theme.accent, 30);
}

export const motoring: Record<string, Draw> = {
  'case-studies/kia-south-africa/hero': () =>
    drawn('hero', paper, (s) =>
      passRoad(
        s,
        paper,
        [
          [0.03, 0.82],
          [0.36, 0.6],
          [0.62, 0.36],
          [0.98, 0.2],
        ],
        { climb: 900, names: ['km 0', 'km 12', 'km 31', 'km 44', 'km 58'] },
      ),
    ),
  'case-studies/kia-south-africa/card': () =>
    drawn('card', clay, (s) =>
      passRoad(
        s,
        clay,
        [
          [0.05, 0.9],
          [0.5, 0.45],
          [0.95, 0.12],
        ],
        { climb: 1300, names: ['', 'km 31', 'km 44', ''], zoom: 0.75, at: [0.62, 0.1], levels: 17 },
      ),
    ),
  'case-studies/kia-south-africa/gallery-1': () =>
    drawn('plate', paper, (s) => {
      const yAt = section(
        s,
        { x: s.w * 0.09, y: s.h * 0.2, w: s.w * 0.84, h: s.h * 0.56 },
        (t) => 0.1 + 0.85 * Math.min(1, Math.max(0, range(0.1 + t * 1.5, 0.75 - t * 0.5))),
        {
          line: paper.accent,
          width: 4.5,
          hatch: '#d9cfba',
          gap: 14,
          foot: paper.text,
          ticks: ['0', '12', '24', '36', '48', '58 km'],
          tickFill: paper.text,
        },
      );
      [0.18, 0.46, 0.71].forEach((t, k) => {
        const x = s.w * (0.09 + 0.84 * t);
        s.line(x, yAt(t) - 14 * s.s, x, s.h * 0.13, { stroke: paper.text, width: 1.3 });
        s.label(['Dealer 07', 'Summit 1 824', 'Dealer 12'][k]!, x + 10 * s.s, s.h * 0.14, {
          size: 18,
          fill: k === 1 ? paper.accent : paper.text,
        });
        s.circle(x, yAt(t), 8, { fill: paper.bg, stroke: paper.accent, width: 3 });
      });
    }),
  'case-studies/kia-south-africa/gallery-2': () =>
    drawn('plate', night, (s) =>
      engravedView(
        s,
        fieldOf(s, weathered(25, 0.85, 2, 0.5), {}),
        { ...night, index: ['#4a5750', '#4a5750'] },
        {
          gap: 30,
          turn: -30,
          steepness: 200,
          lift: 70,
          accentRows: [48, 49, 50],
        },
      ),
    ),
  'case-studies/kia-south-africa/gallery-3': () =>
    drawn('plate', sand, (s) =>
      modelView(
        s,
        (u, v) => range(0.65 + u, v),
        { ...sand, tints: ['#e6dcc7', '#d3c4a3', '#b99f74', '#8d7449'] },
        { levels: 10, rise: 27, accent: 9 },
      ),
    ),
  'case-studies/kia-south-africa/gallery-4': () =>
    drawn('plate', paper, (s) =>
      roadNetwork(s, paper, { seed: 37, centre: [0.56, 0.5], count: 15, accents: [4, 12] }),
    ),

  'case-studies/motor-happy/hero': () =>
    drawn('hero', night, (s) => interchange(s, night, 0.62, 0.5, 0.62, -22)),
  'case-studies/motor-happy/card': () =>
    drawn('card', night, (s) => interchange(s, night, 0.44, 0.52, 0.8, 34)),
  'case-studies/motor-happy/gallery-1': () =>
    drawn('plate', sand, (s) => {
      roadNetwork(s, sand, { seed: 47, centre: [0.3, 0.62], count: 23, accents: [0, 21] });
      neatLine(s, { inset: 40, colour: sand.index[0]!, ticks: 110 });
    }),
  'case-studies/motor-happy/gallery-2': () =>
    drawn('plate', night, (s) =>
      networkView(s, fieldOf(s, weathered(38, 1.3, 3), {}), night, { seed: 'happy', apart: 120 }),
    ),
  'case-studies/motor-happy/gallery-3': () =>
    drawn('plate', paper, (s) => {
      // A service record: the road's years as one long line with its services.
      const field = fieldOf(s, weathered(39, 0.9, 2), { step: 6 });
      const line: Line = [];
      for (let k = 0; k <= 60; k++) {
        const t = k / 60;
        const row = Math.min(4, Math.floor(t * 5));
        const share = t * 5 - row;
        const x = row % 2 === 0 ? share : 1 - share;
        line.push(
          s.w * (0.14 + 0.72 * x),
          s.h * (0.16 + row * 0.17) + 16 * field.at(x * 900, row * 200),
        );
      }
      contours(s, field, {
        levels: 9,
        colours: [paper.faint, paper.lines[0]!],
        width: 1.2,
        every: 99,
      });
      const smoothLine = softened(line, 3);
      s.path(openPath(smoothLine), { stroke: '#e7dfcf', width: 34 });
      s.path(openPath(smoothLine), { stroke: paper.text, width: 1.6, dash: '16 12' });
      along(smoothLine, 11).forEach(([x, y], k) => {
        s.circle(x, y, k === 7 ? 17 : 11, {
          fill: k === 7 ? paper.accent : paper.bg,
          stroke: k === 7 ? paper.accent : paper.second,
          width: 3,
        });
        s.label(`${k * 15}`, x, y - 40 * s.s, {
          size: 17,
          anchor: 'middle',
          fill: k === 7 ? paper.accent : paper.text,
        });
      });
      scaleBar(s, s.w * 0.14, s.h * 0.94, paper.text, '000 km');
    }),
  'case-studies/motor-happy/gallery-4': () =>
    drawn('plate', clay, (s) =>
      reliefView(s, fieldOf(s, weathered(36, 0.9, 2, 0.8), { step: 6 }), clay, {
        levels: 12,
        width: 2.6,
        light: '#f3b491',
        dark: '#7d2906',
      }),
    ),
};
