import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import type { Field, Line } from '../../terrain/field.ts';
import { along } from './ground.ts';
import { openPath, straightPath } from './lines.ts';
import { slopeOf } from './relief.ts';

/** A ruled frame with ticks, like a map's neat line. */
export function neatLine(
  drawing: SvgDrawing,
  o: { inset: number; colour: string; ticks?: number; labels?: string[]; fill?: string },
): void {
  const q = o.inset * drawing.s;
  drawing.rect(q, q, drawing.w - 2 * q, drawing.h - 2 * q, { stroke: o.colour, width: 1.3 });
  const gap = (o.ticks ?? 100) * drawing.s;
  for (let x = q + gap, k = 0; x < drawing.w - q - gap / 3; x += gap, k++) {
    drawing.line(x, q, x, q - 8 * drawing.s, { stroke: o.colour, width: 1.3 });
    drawing.line(x, drawing.h - q, x, drawing.h - q + 8 * drawing.s, {
      stroke: o.colour,
      width: 1.3,
    });
    const text = o.labels?.[k];
    if (text) {
      drawing.label(text, x, q - 19 * drawing.s, {
        size: 13,
        fill: o.fill ?? o.colour,
        anchor: 'middle',
      });
    }
  }
  for (let y = q + gap; y < drawing.h - q - gap / 3; y += gap) {
    drawing.line(q, y, q - 8 * drawing.s, y, { stroke: o.colour, width: 1.3 });
    drawing.line(drawing.w - q, y, drawing.w - q + 8 * drawing.s, y, {
      stroke: o.colour,
      width: 1.3,
    });
  }
}

/** A route: a line with a casing in the background's colour, and named stops. */
export function drawRoute(
  drawing: SvgDrawing,
  line: Line,
  o: {
    colour: string;
    width?: number;
    casing?: number;
    stops?: number;
    names?: string[];
    fill?: string;
    dash?: string;
    side?: 1 | -1;
  },
): void {
  const width = o.width ?? 4;
  const d = openPath(line);
  drawing.path(d, { stroke: drawing.bg, width: width + (o.casing ?? 7) });
  drawing.path(d, { stroke: o.colour, width, ...(o.dash && { dash: o.dash }) });
  if (!o.stops) return;
  const side = o.side ?? 1;
  along(line, o.stops).forEach(([x, y], k) => {
    drawing.circle(x, y, 8, { fill: drawing.bg, stroke: o.colour, width: 3 });
    const name = o.names?.[k];
    if (name) {
      drawing.label(name, x + side * 20 * drawing.s, y - 16 * drawing.s, {
        fill: o.fill ?? o.colour,
        anchor: side === 1 ? 'start' : 'end',
        halo: drawing.bg,
        size: 17,
      });
    }
  });
}

/** A point with its height. */
export function spotHeight(
  drawing: SvgDrawing,
  x: number,
  y: number,
  text: string,
  colour: string,
): void {
  drawing.circle(x, y, 3.4, { fill: colour });
  drawing.label(text, x + 11 * drawing.s, y, { fill: colour, halo: drawing.bg, size: 16 });
}

/** A scale bar in alternating lengths. */
export function scaleBar(
  drawing: SvgDrawing,
  x: number,
  y: number,
  colour: string,
  text: string,
): void {
  const unit = 44 * drawing.s;
  for (let k = 0; k < 4; k++) {
    drawing.rect(x + k * unit, y, unit, 6 * drawing.s, {
      stroke: colour,
      width: 1.2,
      ...(k % 2 === 0 && { fill: colour }),
    });
  }
  drawing.label(text, x + 4 * unit + 12 * drawing.s, y + 3 * drawing.s, { fill: colour, size: 14 });
}

/** The target in the middle of a survey: rings and a cross. */
export function target(
  drawing: SvgDrawing,
  x: number,
  y: number,
  colour: string,
  reach = 26,
): void {
  drawing.circle(x, y, reach, { stroke: colour, width: 2 });
  drawing.circle(x, y, 4.5, { fill: colour });
  const q = drawing.s;
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    drawing.line(
      x + dx * reach * 0.6 * q,
      y + dy * reach * 0.6 * q,
      x + dx * reach * 1.5 * q,
      y + dy * reach * 1.5 * q,
      { stroke: colour, width: 2 },
    );
  }
}

/** Short strokes down the slope, bolder where it is steep (Lehmann's hachures). */
export function hachures(
  drawing: SvgDrawing,
  field: Field,
  o: {
    gap: number;
    length: number;
    colour: string;
    steepness: number;
    least?: number;
    from?: number;
  },
): void {
  const bins: string[] = ['', '', '', ''];
  const gap = o.gap * drawing.s;
  const range = field.high - field.low;
  for (let y = gap / 2, row = 0; y < drawing.h; y += gap, row++) {
    for (let x = (row % 2) * gap * 0.5; x < drawing.w; x += gap) {
      const s = slopeOf(field, x, y);
      const steep = (Math.hypot(s.x, s.y) * o.steepness) / range;
      if (steep < (o.least ?? 0.12)) continue;
      if (o.from !== undefined && (field.at(x, y) - field.low) / range < o.from) continue;
      const k = Math.hypot(s.x, s.y);
      const long = o.length * drawing.s * Math.min(1, 0.4 + steep);
      const bin = Math.min(3, Math.floor(steep * 3));
      bins[bin] += straightPath([x, y, x - (s.x / k) * long, y - (s.y / k) * long]);
    }
  }
  bins.forEach((d, k) => drawing.path(d, { stroke: o.colour, width: 0.9 + k * 0.55 }));
}
