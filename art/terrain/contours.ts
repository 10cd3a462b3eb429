import { closedPath } from './field.ts';
import type { Field, Line } from './field.ts';
import { mix, ramp } from '../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../drawing/svg-drawing.ts';

interface ContourPens {
  /** The number of levels between lowest and highest ground. */
  levels: number;
  from?: number;
  to?: number;
  /** Colours from low to high ground. */
  colours: string[];
  width?: number;
  indexWidth?: number;
  /** The interval of index contours, in contours. */
  every?: number;
  indexColours?: string[];
  dash?: string;
}

export const levelsOf = (field: Field, count: number, from = 0, to = 1): number[] =>
  Array.from(
    { length: count },
    (_, k) => field.low + (field.high - field.low) * (from + ((k + 0.5) / count) * (to - from)),
  );

const pathOf = (lines: Line[], least = 8): string =>
  lines
    .filter((line) => line.length / 2 >= least)
    .map(closedPath)
    .join('');

/** Contour lines, with bolder index contours. */
export function contours(drawing: SvgDrawing, field: Field, pens: ContourPens): void {
  const { levels, from, to, colours, width = 1.2, indexWidth = 2, every = 5, dash } = pens;
  const indexColours = pens.indexColours ?? colours;
  levelsOf(field, levels, from, to).forEach((level, k) => {
    const index = k % every === every - 1;
    drawing.path(pathOf(field.trace(level)), {
      stroke: ramp(index ? indexColours : colours, k / Math.max(levels - 1, 1)),
      width: index ? indexWidth : width,
      ...(dash && !index && { dash }),
    });
  });
}

/** Flat tints between the levels, lowest first; with `line`, contour lines on top. */
export function tints(
  drawing: SvgDrawing,
  field: Field,
  pens: {
    levels: number;
    from?: number;
    to?: number;
    colours: string[];
    line?: number;
    lineShade?: string;
  },
): void {
  const { levels, from, to, colours, line = 0, lineShade = '#0f1412' } = pens;
  levelsOf(field, levels, from, to).forEach((level, k) => {
    const fill = ramp(colours, k / Math.max(levels - 1, 1));
    drawing.path(pathOf(field.trace(level)), {
      fill,
      rule: 'evenodd',
      ...(line > 0 && { stroke: mix(fill, lineShade, 0.28), width: line }),
    });
  });
}

/**
 * Illuminated contours (Tanaka): light lines where the ground faces the north-west, dark ones where it faces
 * away, bolder at steeper angles to the light.
 */
export function illuminated(
  drawing: SvgDrawing,
  field: Field,
  pens: { levels: number; light: string; dark: string; width: number; colours?: string[] },
): void {
  const bins = 7;
  levelsOf(field, pens.levels).forEach((level, k) => {
    const lines = field.trace(level).filter((line) => line.length >= 16);
    if (pens.colours) {
      drawing.path(pathOf(lines), {
        fill: ramp(pens.colours, k / (pens.levels - 1)),
        rule: 'evenodd',
      });
    }
    const runs: string[] = Array.from({ length: bins }, () => '');
    for (const line of lines) {
      const n = line.length / 2;
      let last = -1;
      for (let p = 0; p < n; p++) {
        const q = (p + 1) % n;
        const [x0, y0, x1, y1] = [line[2 * p]!, line[2 * p + 1]!, line[2 * q]!, line[2 * q + 1]!];
        const length = Math.hypot(x1 - x0, y1 - y0) || 1;
        // High ground is on the left of the line: the outward side faces this direction.
        const facing = ((y1 - y0) * 0.66 - (x1 - x0) * 0.75) / length;
        const bin = Math.min(bins - 1, Math.floor(((1 + facing) / 2) * bins));
        const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
        runs[bin] += last === bin ? `L${at(x1, y1)}` : `M${at(x0, y0)}L${at(x1, y1)}`;
        last = bin;
      }
    }
    runs.forEach((d, bin) => {
      const t = (bin / (bins - 1)) * 2 - 1;
      drawing.path(d, {
        stroke: t > 0 ? pens.light : pens.dark,
        width: pens.width * (0.25 + 0.75 * Math.abs(t)),
      });
    });
  });
}

/** Writes heights on some index contours, in the direction of the line. */
export function heightLabels(
  drawing: SvgDrawing,
  field: Field,
  o: {
    levels: number;
    every?: number;
    names: (k: number) => string;
    fill: string;
    ground: string;
    size?: number;
    within?: [number, number, number, number];
  },
): void {
  const [l, t, r, b] = o.within ?? [0.08, 0.1, 0.92, 0.9];
  const taken: [number, number][] = [];
  levelsOf(field, o.levels).forEach((level, k) => {
    if (k % (o.every ?? 5) !== (o.every ?? 5) - 1) return;
    const longest = field.trace(level).sort((a, c) => c.length - a.length)[0];
    if (!longest || longest.length < 120) return;
    const n = longest.length / 2;
    for (let tryAt = 0; tryAt < 12; tryAt++) {
      const p = Math.floor(n * ((0.31 * (k + 1) + tryAt * 0.083) % 1));
      const q = (p + 4) % n;
      const x = longest[2 * p]!;
      const y = longest[2 * p + 1]!;
      if (x < drawing.w * l || x > drawing.w * r || y < drawing.h * t || y > drawing.h * b)
        continue;
      if (taken.some(([tx, ty]) => Math.hypot(tx - x, ty - y) < 130 * drawing.s)) continue;
      taken.push([x, y]);
      let turn = (Math.atan2(longest[2 * q + 1]! - y, longest[2 * q]! - x) * 180) / Math.PI;
      if (turn > 90) turn -= 180;
      if (turn < -90) turn += 180;
      drawing.label(o.names(k), x, y, {
        size: o.size ?? 14,
        fill: o.fill,
        anchor: 'middle',
        halo: o.ground,
        turn,
      });
      return;
    }
  });
}
