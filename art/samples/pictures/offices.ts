import { contours } from '../../terrain/contours.ts';
import { tints } from '../terrain/relief.ts';
import { Field, closedPath } from '../../terrain/field.ts';
import { openPath } from '../terrain/lines.ts';
import type { Line } from '../../terrain/field.ts';
import { drawn } from '../formats.ts';
import type { Draw } from '../formats.ts';
import { graticule } from '../../terrain/graticule.ts';
import { hachures, neatLine, scaleBar, spotHeight } from '../terrain/furniture.ts';
import { softened } from '../terrain/ground.ts';
import { weathered, bell, clamp, smooth } from '../../terrain/noise.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { paper } from '../themes.ts';

type P = [number, number];
const SEA = ['#b9d8cd', '#cbe2d9', '#dbece5', '#e8f3ee'];
const theme = paper;

/**
 * A country in shares of its own drawing, positioned so that the office is in the middle of the picture,
 * where the page sets its mark.
 */
class Survey {
  readonly drawing: SvgDrawing;
  private readonly office: P;
  private readonly scale: number;

  constructor(drawing: SvgDrawing, office: P, scale: number) {
    this.drawing = drawing;
    this.office = office;
    this.scale = scale;
  }

  at([u, v]: P): P {
    const [a, b] = this.office;
    return [
      (0.5 + (u - a) * this.scale) * this.drawing.w,
      (0.5 + (v - b) * this.scale) * this.drawing.h,
    ];
  }

  field(height: (u: number, v: number) => number): Field {
    const { drawing, scale, office } = this;
    return new Field(drawing.w, drawing.h, 4, (x, y) =>
      height(office[0] + (x / drawing.w - 0.5) / scale, office[1] + (y / drawing.h - 0.5) / scale),
    );
  }

  road(points: P[], width = 3.4): void {
    const d = openPath(
      softened(
        points.flatMap((p) => this.at(p)),
        3,
      ),
    );
    this.drawing.path(d, { stroke: theme.bg, width: width + 4 });
    this.drawing.path(d, { stroke: '#c9bda3', width });
  }

  place(name: string, u: number, v: number, anchor: 'start' | 'end' | 'middle' = 'start'): void {
    this.drawing.label(name, ...this.at([u, v]), {
      size: 18,
      fill: theme.text,
      halo: theme.bg,
      anchor,
    });
  }

  /** The name of the office's quarter, clear of the page's mark. */
  quarter(name: string, side: 1 | -1 = 1): void {
    this.drawing.label(
      name,
      this.drawing.w / 2 + side * 62 * this.drawing.s,
      this.drawing.h / 2 - 36 * this.drawing.s,
      { size: 22, fill: theme.accent, halo: theme.bg, anchor: side === 1 ? 'start' : 'end' },
    );
  }
}

/** The shore and the depth contours of the sea, where the ground is below 0. */
function sea(drawing: SvgDrawing, field: Field): void {
  const dry = field
    .trace(0)
    .filter((l) => l.length > 60)
    .map(closedPath)
    .join('');
  const whole = `M-9 -9H${drawing.w + 9}V${drawing.h + 9}H-9Z`;
  drawing.path(whole + dry, { fill: SEA[0]!, rule: 'evenodd' });
  [-0.3, -0.16, -0.07].forEach((level, k) => {
    const d = field
      .trace(level)
      .filter((l) => l.length > 60)
      .map(closedPath)
      .join('');
    drawing.group(() => drawing.path(d, { fill: SEA[k + 1]! }), { clip: `${whole}` });
  });
  drawing.path(dry, { fill: theme.bg, stroke: theme.second, width: 2.6 });
}

/** Ridges from east to west, mine dumps in a belt south of the centre, the ring road. */
function johannesburg(drawing: SvgDrawing): void {
  const survey = new Survey(drawing, [0.56, 0.3], 0.84);
  const fine = weathered(411, 3, 4);
  const dumps: [number, number, number][] = [
    [0.2, 0.86, 0.036],
    [0.33, 0.8, 0.028],
    [0.44, 0.88, 0.045],
    [0.58, 0.83, 0.03],
    [0.71, 0.88, 0.04],
    [0.85, 0.82, 0.03],
  ];
  const ridge = (v: number, at: number, width: number): number =>
    Math.exp(-(((v - at) / width) ** 2));
  const ground = (u: number, v: number): number => {
    const w = v + 0.035 * fine(u * 1.2, v * 0.5) + 0.02 * Math.sin(u * 9);
    return (
      0.35 * smooth(0.1, 0.75, v) +
      (0.42 + 0.25 * fine(u * 2, 3)) * ridge(w, 0.56, 0.05) +
      (0.34 + 0.3 * fine(u * 2, 9)) * ridge(w, 0.66, 0.04) +
      0.2 * ridge(w, 0.47, 0.03) * clamp(1.3 - u * 1.4) +
      0.16 * fine(u * 1.6, v)
    );
  };
  const field = survey.field(ground);
  contours(drawing, field, {
    levels: 24,
    colours: theme.lines,
    indexColours: theme.index,
    width: 1.4,
    indexWidth: 2.4,
  });
  const ringRoad: P[] = [];
  for (let k = 0; k <= 40; k++) {
    const a = (k / 40) * Math.PI * 2;
    ringRoad.push([
      0.52 + Math.cos(a) * (0.33 + 0.03 * Math.cos(a * 3)),
      0.5 + Math.sin(a) * (0.36 + 0.03 * Math.sin(a * 2)),
    ]);
  }
  survey.road(ringRoad, 4.4);
  survey.road([
    [0.44, -0.4],
    [0.47, -0.05],
    [0.49, 0.12],
    [0.46, 0.3],
    [0.5, 0.5],
    [0.49, 0.72],
    [0.55, 1.2],
  ]);
  survey.road([
    [0.79, -0.4],
    [0.75, -0.05],
    [0.7, 0.12],
    [0.76, 0.3],
  ]);
  survey.road([
    [-0.2, 0.7],
    [0.2, 0.71],
    [0.5, 0.73],
    [0.8, 0.7],
    [1.3, 0.72],
  ]);
  for (const [u, v, r] of dumps) {
    // A mine dump: steep sides, flat top.
    const around: Line = [];
    const top: Line = [];
    for (let k = 0; k < 26; k++) {
      const a = (k / 26) * Math.PI * 2;
      const q = r * (1 + 0.25 * fine(u * 9 + Math.cos(a), v * 9 + Math.sin(a)));
      around.push(...survey.at([u + Math.cos(a) * q * 1.25, v + Math.sin(a) * q * 1.1]));
      top.push(...survey.at([u + Math.cos(a) * q * 0.8, v + Math.sin(a) * q * 0.7]));
    }
    drawing.path(closedPath(around), { fill: '#efe0bd' });
    let d = '';
    for (let k = 0; k < around.length; k += 2)
      d += `M${top[k]!.toFixed(1)} ${top[k + 1]!.toFixed(1)}L${around[k]!.toFixed(1)} ${around[k + 1]!.toFixed(1)}`;
    drawing.path(d, { stroke: '#a98f60', width: 1.6 });
    drawing.path(closedPath(top), { fill: '#f6ecd4', stroke: '#a98f60', width: 2 });
  }
  survey.place('Witwatersrand', 0.08, 0.6);
  survey.place('Mine dumps', 0.08, 0.945);
  survey.place('City', 0.52, 0.7);
  survey.place('N1', 0.21, 0.29);
  survey.quarter('Sandton');
  spotHeight(drawing, ...survey.at([0.33, 0.555]), '1 752', theme.text);
  finish(drawing, ['28.00° E', '28.05°', '28.10°', '28.15°', '28.20°']);
}

/** Table Mountain and its neighbours between the Atlantic and Table Bay. */
function capeTown(drawing: SvgDrawing): void {
  const survey = new Survey(drawing, [0.535, 0.365], 0.92);
  const fine = weathered(421, 3.2, 4);
  const bayShore = (u: number): number =>
    0.2 + 0.13 * smooth(0.34, 0.7, u) - 0.1 * smooth(0.72, 1.05, u);
  const westShore = (v: number): number =>
    0.25 - 0.1 * bell(v - 0.2, 0, 0.2) + 0.1 * smooth(0.3, 0.75, v) - 0.07 * smooth(0.8, 1, v);
  const ground = (u: number, v: number): number => {
    const x = u + 0.012 * fine(u * 2, v * 2);
    const y = v + 0.016 * fine(u * 2 + 5, v * 2);
    const shore =
      Math.min((y - bayShore(x)) * 1.1, (x - westShore(y)) * 1.5) + 0.012 * fine(u * 5, v * 5);
    if (shore < 0) return shore;
    // The table: a plateau with sheer sides, cut by gorges.
    const dx = (x - 0.52) / 0.19;
    const dy = (y - 0.72) / 0.13;
    const rim = Math.hypot(dx, dy * (1 + 0.3 * dx)) + 0.16 * fine(u * 3.2, v * 3.2);
    const table = 1.05 * (1 - smooth(0.74, 1.12, rim)) + 0.32 * (1 - smooth(1, 2.1, rim));
    const devil = 0.9 * bell(x - 0.72, y - 0.6, 0.06, 0.085);
    const lion = 0.62 * bell(x - 0.33, y - 0.5, 0.036, 0.055);
    const signal = 0.34 * bell(x - 0.335 - (0.5 - y) * 0.1, y - 0.38, 0.035, 0.11);
    const apostles = 0.75 * bell(x - 0.42, y - 0.95, 0.09, 0.14);
    return (
      smooth(0, 0.05, shore) * 0.02 +
      table +
      Math.max(devil, lion, signal, apostles) +
      0.03 * (1 + fine(u * 2, v * 2)) * smooth(0, 0.1, shore)
    );
  };
  const field = survey.field(ground);
  sea(drawing, field);
  const landField = survey.field((u, v) => Math.max(0, ground(u, v)));
  tints(drawing, landField, {
    levels: 7,
    from: 0.08,
    colours: ['#f8f4ea', '#efe6d2', '#e2d3b3', '#d6c39c'],
    line: 0,
  });
  contours(drawing, landField, {
    levels: 20,
    from: 0.03,
    colours: theme.lines,
    indexColours: theme.index,
    width: 1.3,
    indexWidth: 2.2,
  });
  hachures(drawing, landField, {
    gap: 11,
    length: 13,
    colour: '#8d8169',
    steepness: 55,
    least: 0.34,
  });
  survey.road(
    [
      [0.46, 0.33],
      [0.52, 0.4],
      [0.62, 0.42],
      [0.76, 0.42],
      [1.2, 0.48],
    ],
    4,
  );
  survey.road([
    [0.62, 0.42],
    [0.8, 0.5],
    [0.86, 0.66],
    [0.84, 0.85],
    [0.88, 1.2],
  ]);
  survey.place('Table Bay', 0.66, 0.14);
  survey.place('Atlantic', 0.055, 0.66);
  survey.place('Lion’s Head'.replace('’', "'"), 0.31, 0.51, 'end');
  survey.place("Devil's Peak", 0.76, 0.6);
  spotHeight(drawing, ...survey.at([0.47, 0.725]), 'Table Mountain 1 085', theme.text);
  survey.quarter('Foreshore');
  finish(drawing, ['18.36° E', '18.38°', '18.40°', '18.42°', '18.44°']);
}

/** A straight coast, the bay behind the Bluff, rivers from the west. */
function durban(drawing: SvgDrawing): void {
  const survey = new Survey(drawing, [0.745, 0.145], 0.64);
  const fine = weathered(431, 2.6, 4);
  const shoreAt = (v: number): number => 0.83 - v * 0.34 + 0.02 * Math.sin(v * 5);
  const ground = (u: number, v: number): number => {
    const x = u + 0.008 * fine(u * 4, v * 4);
    const y = v + 0.012 * fine(u * 4 + 3, v * 4);
    const shore = (shoreAt(y) - x) * 1.15;
    // The bay: water enclosed by land, with its mouth to the sea.
    const bay =
      0.075 -
      Math.hypot((x - 0.47) * 0.72, (y - 0.755) * 0.92 + (x - 0.47) * 0.35) +
      0.016 * fine(u * 4, v * 4);
    const mouth = 0.011 - Math.abs(y - 0.7 + (x - 0.58) * 0.2) - (x < 0.5 ? 1 : 0);
    const water = Math.max(bay, mouth, -shore);
    if (water > 0) return -Math.max(water, 0.004) * (bay > 0 && shore > 0 ? 0.6 : 1);
    const bluff = 0.34 * bell(x - shoreAt(y) + 0.035, 0, 0.026, 1) * smooth(0.74, 0.82, y);
    const berea = 0.5 * bell(x - 0.5 + (y - 0.5) * 0.34, 0, 0.06, 1) * bell(y - 0.42, 0, 0.2);
    const inland = smooth(0.08, 0.7, shore) * (0.75 + 0.4 * fine(u * 2, v * 2));
    const rivers = Math.min(1, Math.abs(y - 0.3 - 0.045 * Math.sin(x * 13)) / 0.06) ** 0.7;
    return smooth(0, 0.05, -water) * (0.04 + bluff + (berea + inland) * (0.25 + 0.75 * rivers));
  };
  const field = survey.field(ground);
  sea(drawing, field);
  const landField = survey.field((u, v) => Math.max(0, ground(u, v)));
  contours(drawing, landField, {
    levels: 19,
    from: 0.05,
    colours: theme.lines,
    indexColours: theme.index,
    width: 1.3,
    indexWidth: 2.3,
  });
  const river: Line = [];
  for (let k = 0; k <= 80; k++) {
    const u = -0.1 + (k / 80) * 0.83;
    river.push(...survey.at([u, 0.3 + 0.045 * Math.sin(u * 13)]));
  }
  drawing.path(openPath(river), { stroke: SEA[0]!, width: 8 });
  drawing.path(openPath(river), { stroke: theme.second, width: 1.6, opacity: 0.6 });
  survey.road(
    [
      [1.02, -0.75],
      [0.93, -0.36],
      [0.84, -0.05],
      [0.74, 0.1],
      [0.66, 0.25],
      [0.585, 0.42],
      [0.53, 0.55],
      [0.4, 0.66],
      [0.33, 0.84],
      [0.26, 1.2],
    ],
    4,
  );
  survey.road([
    [-0.3, 0.5],
    [0.15, 0.5],
    [0.3, 0.55],
    [0.45, 0.61],
    [0.56, 0.6],
  ]);
  // Quays.
  for (let k = 0; k < 5; k++)
    drawing.line(
      ...survey.at([0.43 + k * 0.022, 0.676 - k * 0.002]),
      ...survey.at([0.437 + k * 0.022, 0.715]),
      { stroke: theme.second, width: 5, cap: 'butt' },
    );
  survey.place('Indian Ocean', 0.8, 0.56);
  survey.place('Harbour', 0.36, 0.765, 'end');
  survey.place('The Bluff', 0.585, 0.9);
  survey.place('uMngeni', 0.2, 0.255);
  survey.quarter('uMhlanga Ridge', -1);
  finish(drawing, ['30.96° E', '31.00°', '31.04°', '31.08°', '31.12°']);
}

function finish(drawing: SvgDrawing, labels: string[]): void {
  graticule(drawing, { step: 225, colour: '#b9ad94', reach: 7 });
  neatLine(drawing, { inset: 34, colour: '#b9ad94', ticks: 250, labels, fill: theme.text });
  scaleBar(drawing, drawing.w * 0.74, drawing.h * 0.925, theme.text, '2 km');
}

export const offices: Record<string, Draw> = {
  'offices/johannesburg': () => drawn('office', paper, johannesburg),
  'offices/cape-town': () => drawn('office', paper, capeTown),
  'offices/durban': () => drawn('office', paper, durban),
};
