import { contours, illuminated, levelsOf, tints } from '../terrain/contours.ts';
import { Field, closedPath, openPath } from '../terrain/field.ts';
import { drainage } from '../terrain/ground.ts';
import type { Land } from '../terrain/lands.ts';
import { edgesOf, scatter, triangulate } from '../terrain/network.ts';
import { hash, random } from '../terrain/noise.ts';
import { mix } from '../drawing/sheet.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Theme } from '../drawing/themes.ts';

interface Window {
  zoom?: number;
  at?: [number, number];
  step?: number;
}

/** The part of a country that a sheet shows. */
export function fieldOf(
  sheet: Sheet,
  land: Land,
  { zoom = 1, at = [0, 0], step = 5 }: Window = {},
): Field {
  return new Field(sheet.w, sheet.h, step, (x, y) =>
    land(at[0] + (x / sheet.h) * zoom, at[1] + (y / sheet.h) * zoom),
  );
}

/** The highest point of a field inside a margin. */
export function summit(sheet: Sheet, field: Field, margin = 0.12): [number, number] {
  let best: [number, number] = [sheet.w / 2, sheet.h / 2];
  let most = -Infinity;
  for (let y = sheet.h * margin; y < sheet.h * (1 - margin); y += field.step) {
    for (let x = sheet.w * margin; x < sheet.w * (1 - margin); x += field.step) {
      const h = field.at(x, y);
      if (h > most) {
        most = h;
        best = [x, y];
      }
    }
  }
  return best;
}

/** Water: the streams of the country, the widest with the most land behind them. */
export function waterView(
  sheet: Sheet,
  field: Field,
  theme: Theme,
  o: { least?: number; accent?: number; levels?: number } = {},
): void {
  contours(sheet, field, {
    levels: o.levels ?? 14,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.2,
    every: 99,
  });
  const streams = drainage(field, o.least ?? 90).sort((a, b) => a.flow - b.flow);
  streams.forEach(({ line, flow }, k) => {
    sheet.path(openPath(line), {
      stroke: k >= streams.length - (o.accent ?? 0) ? theme.accent : theme.second,
      width: Math.min(9, 0.9 + Math.sqrt(flow) / 22),
    });
  });
}

/** A network of stations over quiet ground; one baseline is measured. */
export function networkView(
  sheet: Sheet,
  field: Field,
  theme: Theme,
  o: { seed: string; apart?: number; levels?: number; heights?: boolean },
): void {
  contours(sheet, field, {
    levels: o.levels ?? 12,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.2,
    every: 99,
  });
  const chance = random(hash(o.seed));
  const points = scatter(chance, {
    x: sheet.w * 0.06,
    y: sheet.h * 0.08,
    w: sheet.w * 0.88,
    h: sheet.h * 0.84,
    apart: (o.apart ?? 165) * sheet.s,
  });
  const triangles = triangulate(points);
  for (const [a, b] of edgesOf(triangles)) {
    sheet.line(...points[a]!, ...points[b]!, { stroke: theme.second, width: 1.5, opacity: 0.75 });
  }
  const [x, y] = summit(sheet, field, 0.2);
  const main = points.reduce(
    (best, p, k) =>
      Math.hypot(p[0] - x, p[1] - y) < Math.hypot(points[best]![0] - x, points[best]![1] - y)
        ? k
        : best,
    0,
  );
  const near = edgesOf(triangles).filter((edge) => edge.includes(main));
  for (const [a, b] of near)
    sheet.line(...points[a]!, ...points[b]!, { stroke: theme.accent, width: 2.6 });
  points.forEach(([px, py], k) => {
    if (k === main) return;
    sheet.circle(px, py, 5.5, { fill: sheet.bg, stroke: theme.second, width: 2.2 });
    if (o.heights && k % 3 === 0)
      sheet.label(
        String(Math.round(1180 + field.at(px, py) * 400)),
        px + 13 * sheet.s,
        py - 13 * sheet.s,
        { size: 15, fill: theme.text, halo: sheet.bg },
      );
  });
  sheet.station(...points[main]!, 20, theme.accent);
}

/** Tinted relief in steps, lit from the north-west. */
export function reliefView(
  sheet: Sheet,
  field: Field,
  theme: Theme,
  o: { levels?: number; width?: number; light?: string; dark?: string } = {},
): void {
  illuminated(sheet, field, {
    levels: o.levels ?? 15,
    light: o.light ?? mix(theme.tints.at(-1)!, '#ffffff', 0.55),
    dark: o.dark ?? mix(theme.tints[0]!, '#0f1412', 0.5),
    width: o.width ?? 3,
    colours: theme.tints,
  });
}

/** Flat tints, one level drawn in the accent. */
export function tintView(
  sheet: Sheet,
  field: Field,
  theme: Theme,
  o: { levels?: number; accent?: number; width?: number; line?: number } = {},
): void {
  const levels = o.levels ?? 9;
  tints(sheet, field, { levels, colours: theme.tints, line: o.line ?? 1.4 });
  const level = levelsOf(field, levels)[o.accent ?? Math.floor(levels * 0.6)]!;
  sheet.path(
    field
      .trace(level)
      .filter((line) => line.length > 60)
      .map(closedPath)
      .join(''),
    { stroke: theme.accent, width: o.width ?? 3.4 },
  );
}
