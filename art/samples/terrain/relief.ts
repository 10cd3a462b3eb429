import { mix, ramp, type SvgDrawing } from '../../drawing/svg-drawing.ts';
import { levelsOf, pathOf } from '../../terrain/contours.ts';
import type { Field } from '../../terrain/field.ts';
import { clamp } from '../../terrain/noise.ts';

/** The slope at a point, per px. */
export function slopeOf(field: Field, x: number, y: number): { x: number; y: number } {
  const e = field.step;
  return {
    x: (field.at(x + e, y) - field.at(x - e, y)) / (2 * e),
    y: (field.at(x, y + e) - field.at(x, y - e)) / (2 * e),
  };
}

/** The light on the ground from the north-west, 0 (shade) to 1. */
export function shadeOf(field: Field, x: number, y: number, steepness: number): number {
  const s = slopeOf(field, x, y);
  const nx = -s.x * steepness;
  const ny = -s.y * steepness;
  return clamp((-0.55 * nx - 0.62 * ny + 0.56) / Math.sqrt(nx * nx + ny * ny + 1));
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
