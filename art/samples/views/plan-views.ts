import { contours, levelsOf } from '../../terrain/contours.ts';
import { illuminated, tints } from '../terrain/relief.ts';
import { Field, closedPath } from '../../terrain/field.ts';
import { openPath } from '../terrain/lines.ts';
import { drainage } from '../terrain/ground.ts';
import type { Land } from '../terrain/lands.ts';
import { edgesOf, scatter, triangulate } from '../terrain/network.ts';
import { hash } from '../terrain/values.ts';
import { random } from '../../terrain/noise.ts';
import { mix } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import type { Theme } from '../../drawing/themes.ts';

interface Window {
  zoom?: number;
  at?: [number, number];
  step?: number;
}

/** The visible part of a country. */
export function fieldOf(
  drawing: SvgDrawing,
  land: Land,
  { zoom = 1, at = [0, 0], step = 5 }: Window = {},
): Field {
  return new Field(drawing.w, drawing.h, step, (x, y) =>
    land(at[0] + (x / drawing.h) * zoom, at[1] + (y / drawing.h) * zoom),
  );
}

/** The highest point of a field within a margin. */
export function summit(drawing: SvgDrawing, field: Field, margin = 0.12): [number, number] {
  let best: [number, number] = [drawing.w / 2, drawing.h / 2];
  let most = -Infinity;
  for (let y = drawing.h * margin; y < drawing.h * (1 - margin); y += field.step) {
    for (let x = drawing.w * margin; x < drawing.w * (1 - margin); x += field.step) {
      const h = field.at(x, y);
      if (h > most) {
        most = h;
        best = [x, y];
      }
    }
  }
  return best;
}

/** Water: the streams of the country, wider with a larger catchment. */
export function waterView(
  drawing: SvgDrawing,
  field: Field,
  theme: Theme,
  o: { least?: number; accent?: number; levels?: number } = {},
): void {
  contours(drawing, field, {
    levels: o.levels ?? 14,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.2,
    every: 99,
  });
  const streams = drainage(field, o.least ?? 90).sort((a, b) => a.flow - b.flow);
  streams.forEach(({ line, flow }, k) => {
    drawing.path(openPath(line), {
      stroke: k >= streams.length - (o.accent ?? 0) ? theme.accent : theme.second,
      width: Math.min(9, 0.9 + Math.sqrt(flow) / 22),
    });
  });
}

/** A network of stations over faint ground, with one measured baseline. */
export function networkView(
  drawing: SvgDrawing,
  field: Field,
  theme: Theme,
  o: { seed: string; apart?: number; levels?: number; heights?: boolean },
): void {
  contours(drawing, field, {
    levels: o.levels ?? 12,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.2,
    every: 99,
  });
  const chance = random(hash(o.seed));
  const points = scatter(chance, {
    x: drawing.w * 0.06,
    y: drawing.h * 0.08,
    w: drawing.w * 0.88,
    h: drawing.h * 0.84,
    apart: (o.apart ?? 165) * drawing.s,
  });
  const triangles = triangulate(points);
  for (const [a, b] of edgesOf(triangles)) {
    drawing.line(...points[a]!, ...points[b]!, { stroke: theme.second, width: 1.5, opacity: 0.75 });
  }
  const [x, y] = summit(drawing, field, 0.2);
  const main = points.reduce(
    (best, p, k) =>
      Math.hypot(p[0] - x, p[1] - y) < Math.hypot(points[best]![0] - x, points[best]![1] - y)
        ? k
        : best,
    0,
  );
  const near = edgesOf(triangles).filter((edge) => edge.includes(main));
  for (const [a, b] of near)
    drawing.line(...points[a]!, ...points[b]!, { stroke: theme.accent, width: 2.6 });
  points.forEach(([px, py], k) => {
    if (k === main) return;
    drawing.circle(px, py, 5.5, { fill: drawing.bg, stroke: theme.second, width: 2.2 });
    if (o.heights && k % 3 === 0)
      drawing.label(
        String(Math.round(1180 + field.at(px, py) * 400)),
        px + 13 * drawing.s,
        py - 13 * drawing.s,
        { size: 15, fill: theme.text, halo: drawing.bg },
      );
  });
  drawing.triangle(...points[main]!, 20, theme.accent);
}

/** Tinted relief in steps, lit from the north-west. */
export function reliefView(
  drawing: SvgDrawing,
  field: Field,
  theme: Theme,
  o: { levels?: number; width?: number; light?: string; dark?: string } = {},
): void {
  illuminated(drawing, field, {
    levels: o.levels ?? 15,
    light: o.light ?? mix(theme.tints.at(-1)!, '#ffffff', 0.55),
    dark: o.dark ?? mix(theme.tints[0]!, '#0f1412', 0.5),
    width: o.width ?? 3,
    colours: theme.tints,
  });
}

/** Flat tints, with one level in the accent colour. */
export function tintView(
  drawing: SvgDrawing,
  field: Field,
  theme: Theme,
  o: { levels?: number; accent?: number; width?: number; line?: number } = {},
): void {
  const levels = o.levels ?? 9;
  tints(drawing, field, { levels, colours: theme.tints, line: o.line ?? 1.4 });
  const level = levelsOf(field, levels)[o.accent ?? Math.floor(levels * 0.6)]!;
  drawing.path(
    field
      .trace(level)
      .filter((line) => line.length > 60)
      .map(closedPath)
      .join(''),
    { stroke: theme.accent, width: o.width ?? 3.4 },
  );
}
