import { contours } from '../../terrain/contours.ts';
import { openPath } from '../terrain/lines.ts';
import type { Line } from '../../terrain/field.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { drawRoute, spotHeight, target } from '../terrain/furniture.ts';
import { graticule } from '../../terrain/graticule.ts';
import { route, softened } from '../terrain/ground.ts';
import { massif, ranges } from '../terrain/lands.ts';
import { weathered, random } from '../../terrain/noise.ts';
import { hash } from '../terrain/values.ts';
import { mix } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { clay, paper } from '../themes.ts';
import { night } from '../../drawing/themes.ts';
import type { Theme } from '../../drawing/themes.ts';
import { fieldOf, reliefView, summit } from '../views/plan-views.ts';

/** Kia South Africa: a pass road over a range, along the path with the least climb. */
const range = (u: number, v: number): number =>
  ranges(23, 0.95, 4)(u, v) * 0.8 + massif(24, [1.15, 0.45], 0.7, 4)(u, v) * 0.6;

function passRoad(
  drawing: SvgDrawing,
  theme: Theme,
  stops: [number, number][],
  o: { climb: number; names: string[]; zoom?: number; at?: [number, number]; levels?: number },
): void {
  const field = fieldOf(drawing, range, {
    step: 6,
    ...(o.zoom && { zoom: o.zoom }),
    ...(o.at && { at: o.at }),
  });
  contours(drawing, field, {
    levels: o.levels ?? 20,
    colours: theme.lines,
    indexColours: theme.index,
    width: 1.4,
    indexWidth: 2.3,
  });
  graticule(drawing, { step: 240, colour: theme.faint });
  const path = route(
    field,
    stops.map(([x, y]): [number, number] => [x * drawing.w, y * drawing.h]),
    o.climb / (field.high - field.low),
  );
  drawRoute(drawing, path, {
    colour: theme.accent,
    width: 5.5,
    casing: 10,
    stops: o.names.length,
    names: o.names,
  });
  const [x, y] = summit(drawing, field);
  spotHeight(drawing, x, y, '1 824', theme.text);
}

/** MotorHappy: a motorway interchange at night, with its lanes as lines of light. */
function interchange(
  drawing: SvgDrawing,
  theme: Theme,
  cx: number,
  cy: number,
  size: number,
  turn: number,
): void {
  const ground = fieldOf(drawing, weathered(31, 1.1, 3), { step: 7 });
  contours(drawing, ground, {
    levels: 12,
    colours: [mix(theme.bg, theme.lines[0]!, 0.5), theme.lines[0]!],
    width: 1.2,
    every: 99,
  });
  const q = size * drawing.h;
  const spin = (turn * Math.PI) / 180;
  const at = (u: number, v: number): [number, number] => [
    cx * drawing.w + (u * Math.cos(spin) - v * Math.sin(spin)) * q,
    cy * drawing.h + (u * Math.sin(spin) + v * Math.cos(spin)) * q,
  ];
  const curve = (points: [number, number][], times = 4): Line =>
    softened(
      points.flatMap(([u, v]) => at(u, v)),
      times,
    );
  const lane = (line: Line, colour: string, width = 2.2): void => {
    drawing.path(openPath(line), { stroke: theme.bg, width: width + 7 });
    drawing.path(openPath(line), { stroke: colour, width });
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
      drawing.path(openPath(line), { stroke: theme.bg, width: 6 });
      drawing.path(openPath(line), {
        stroke: Math.abs(k) === 2 && axis === 1 ? theme.accent : colour,
        width: k === 0 ? 1.2 : 2.2,
        ...(k === 0 && { dash: '14 12' }),
      });
    }
  }
}

function roadNetwork(
  drawing: SvgDrawing,
  theme: Theme,
  o: { seed: number; centre: [number, number]; count: number; accents: number[] },
): void {
  const field = fieldOf(drawing, weathered(o.seed, 1.6, 3), { step: 8 });
  contours(drawing, field, {
    levels: 10,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.2,
    every: 99,
  });
  const chance = random(hash(`depots-${o.seed}`));
  const centre: [number, number] = [drawing.w * o.centre[0], drawing.h * o.centre[1]];
  for (let k = 0; k < o.count; k++) {
    const angle = (k / o.count) * Math.PI * 2 + chance() * 0.25;
    const reach = drawing.h * (0.3 + chance() * 0.55);
    const end: [number, number] = [
      centre[0] + Math.cos(angle) * reach,
      centre[1] + Math.sin(angle) * reach * 0.8,
    ];
    const line = route(field, [centre, end], (1.6 / (field.high - field.low)) * 120);
    const accent = o.accents.includes(k);
    drawing.path(openPath(line), {
      stroke: accent ? theme.accent : theme.text,
      width: accent ? 4.5 : 2.2,
    });
    drawing.circle(...end, accent ? 11 : 7, {
      fill: accent ? theme.accent : drawing.bg,
      stroke: accent ? theme.accent : theme.text,
      width: 2.4,
    });
  }
  target(drawing, ...centre, theme.accent, 30);
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
  'case-studies/kia-south-africa/gallery-4': () =>
    drawn('section', paper, (s) =>
      roadNetwork(s, paper, { seed: 37, centre: [0.56, 0.5], count: 15, accents: [4, 12] }),
    ),

  'case-studies/motor-happy/hero': () =>
    drawn('hero', night, (s) => interchange(s, night, 0.62, 0.5, 0.62, -22)),
  'case-studies/motor-happy/card': () =>
    drawn('card', night, (s) => interchange(s, night, 0.44, 0.52, 0.8, 34)),
  'case-studies/motor-happy/gallery-4': () =>
    drawn('section', clay, (s) =>
      reliefView(s, fieldOf(s, weathered(36, 0.9, 2, 0.8), { step: 6 }), clay, {
        levels: 12,
        width: 2.6,
        light: '#f3b491',
        dark: '#7d2906',
      }),
    ),
};
