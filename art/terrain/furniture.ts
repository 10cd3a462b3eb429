import { straightPath } from './field.ts';
import type { Field, Line } from './field.ts';
import { along } from './ground.ts';
import { openPath } from './field.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** Plus signs on an even grid, with coordinates at the top edge and the left where wanted. */
export function graticule(
  sheet: Sheet,
  o: {
    step: number;
    colour: string;
    reach?: number;
    from?: [number, number];
    until?: [number, number];
  },
): void {
  const step = o.step * sheet.s;
  const [x0, y0] = o.from ?? [0, 0];
  const [x1, y1] = o.until ?? [1, 1];
  for (let y = step / 2; y < sheet.h; y += step) {
    for (let x = step / 2; x < sheet.w; x += step) {
      if (x < x0 * sheet.w || y < y0 * sheet.h || x > x1 * sheet.w || y > y1 * sheet.h) continue;
      sheet.cross(x, y, o.reach ?? 6, { stroke: o.colour, width: 1.2 });
    }
  }
}

/** A ruled edge with ticks, as on a map sheet's neat line. */
export function neatLine(
  sheet: Sheet,
  o: { inset: number; colour: string; ticks?: number; labels?: string[]; fill?: string },
): void {
  const q = o.inset * sheet.s;
  sheet.rect(q, q, sheet.w - 2 * q, sheet.h - 2 * q, { stroke: o.colour, width: 1.3 });
  const gap = (o.ticks ?? 100) * sheet.s;
  for (let x = q + gap, k = 0; x < sheet.w - q - gap / 3; x += gap, k++) {
    sheet.line(x, q, x, q - 8 * sheet.s, { stroke: o.colour, width: 1.3 });
    sheet.line(x, sheet.h - q, x, sheet.h - q + 8 * sheet.s, { stroke: o.colour, width: 1.3 });
    const text = o.labels?.[k];
    if (text) {
      sheet.label(text, x, q - 19 * sheet.s, {
        size: 13,
        fill: o.fill ?? o.colour,
        anchor: 'middle',
      });
    }
  }
  for (let y = q + gap; y < sheet.h - q - gap / 3; y += gap) {
    sheet.line(q, y, q - 8 * sheet.s, y, { stroke: o.colour, width: 1.3 });
    sheet.line(sheet.w - q, y, sheet.w - q + 8 * sheet.s, y, { stroke: o.colour, width: 1.3 });
  }
}

/** A route: line with a casing in the ground's colour, stations, and what they are called. */
export function drawRoute(
  sheet: Sheet,
  line: Line,
  o: {
    colour: string;
    width?: number;
    casing?: number;
    stations?: number;
    names?: string[];
    fill?: string;
    dash?: string;
    side?: 1 | -1;
  },
): void {
  const width = o.width ?? 4;
  const d = openPath(line);
  sheet.path(d, { stroke: sheet.bg, width: width + (o.casing ?? 7) });
  sheet.path(d, { stroke: o.colour, width, ...(o.dash && { dash: o.dash }) });
  if (!o.stations) return;
  const side = o.side ?? 1;
  along(line, o.stations).forEach(([x, y], k) => {
    sheet.circle(x, y, 8, { fill: sheet.bg, stroke: o.colour, width: 3 });
    const name = o.names?.[k];
    if (name) {
      sheet.label(name, x + side * 20 * sheet.s, y - 16 * sheet.s, {
        fill: o.fill ?? o.colour,
        anchor: side === 1 ? 'start' : 'end',
        halo: sheet.bg,
        size: 17,
      });
    }
  });
}

/** A point with its height. */
export function spotHeight(sheet: Sheet, x: number, y: number, text: string, colour: string): void {
  sheet.circle(x, y, 3.4, { fill: colour });
  sheet.label(text, x + 11 * sheet.s, y, { fill: colour, halo: sheet.bg, size: 16 });
}

/** A scale bar in alternating lengths. */
export function scaleBar(sheet: Sheet, x: number, y: number, colour: string, text: string): void {
  const unit = 44 * sheet.s;
  for (let k = 0; k < 4; k++) {
    sheet.rect(x + k * unit, y, unit, 6 * sheet.s, {
      stroke: colour,
      width: 1.2,
      ...(k % 2 === 0 && { fill: colour }),
    });
  }
  sheet.label(text, x + 4 * unit + 12 * sheet.s, y + 3 * sheet.s, { fill: colour, size: 14 });
}

/** The target at the middle of a survey: rings and a cross. */
export function target(sheet: Sheet, x: number, y: number, colour: string, reach = 26): void {
  sheet.circle(x, y, reach, { stroke: colour, width: 2 });
  sheet.circle(x, y, 4.5, { fill: colour });
  const q = sheet.s;
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    sheet.line(
      x + dx * reach * 0.6 * q,
      y + dy * reach * 0.6 * q,
      x + dx * reach * 1.5 * q,
      y + dy * reach * 1.5 * q,
      { stroke: colour, width: 2 },
    );
  }
}

/** Short strokes down the slope, heavier where it is steep (Lehmann's hachures). */
export function hachures(
  sheet: Sheet,
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
  const gap = o.gap * sheet.s;
  const range = field.high - field.low;
  for (let y = gap / 2, row = 0; y < sheet.h; y += gap, row++) {
    for (let x = (row % 2) * gap * 0.5; x < sheet.w; x += gap) {
      const s = field.slope(x, y);
      const steep = (Math.hypot(s.x, s.y) * o.steepness) / range;
      if (steep < (o.least ?? 0.12)) continue;
      if (o.from !== undefined && (field.at(x, y) - field.low) / range < o.from) continue;
      const k = Math.hypot(s.x, s.y);
      const long = o.length * sheet.s * Math.min(1, 0.4 + steep);
      const bin = Math.min(3, Math.floor(steep * 3));
      bins[bin] += straightPath([x, y, x - (s.x / k) * long, y - (s.y / k) * long]);
    }
  }
  bins.forEach((d, k) => sheet.path(d, { stroke: o.colour, width: 0.9 + k * 0.55 }));
}
