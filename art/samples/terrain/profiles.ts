import { openPath, straightPath } from './lines.ts';
import type { Line } from '../../terrain/field.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/**
 * A cross-section of the ground in a box: the surface line, hatching below it, a ruled base.
 *
 * @param height 0 to 1 along 0 to 1
 * @returns the y of the surface at a share of the width
 */
export function section(
  drawing: SvgDrawing,
  box: Box,
  height: (t: number) => number,
  o: {
    line: string;
    width?: number;
    hatch?: string;
    gap?: number;
    fill?: string;
    foot?: string;
    ticks?: string[];
    tickFill?: string;
    slant?: number;
  },
): (t: number) => number {
  const yAt = (t: number): number => box.y + box.h * (1 - height(t));
  const line: Line = [];
  const n = Math.round(box.w / (5 * drawing.s));
  for (let k = 0; k <= n; k++) line.push(box.x + (box.w * k) / n, yAt(k / n));
  const foot = box.y + box.h;
  const closed = straightPath([...line, box.x + box.w, foot, box.x, foot], true);
  if (o.fill) drawing.path(closed, { fill: o.fill });
  if (o.hatch) {
    const gap = (o.gap ?? 12) * drawing.s;
    let d = '';
    const slant = o.slant ?? 0;
    for (let x = box.x - Math.abs(slant) * box.h; x <= box.x + box.w + 1; x += gap) {
      d +=
        slant === 0
          ? straightPath([x, yAt((x - box.x) / box.w), x, foot])
          : straightPath([x, foot, x + slant * box.h, box.y]);
    }
    if (slant === 0) drawing.path(d, { stroke: o.hatch, width: 1.1 });
    else drawing.group(() => drawing.path(d, { stroke: o.hatch!, width: 1.1 }), { clip: closed });
  }
  if (o.foot) {
    drawing.line(box.x, foot, box.x + box.w, foot, { stroke: o.foot, width: 1.4 });
    o.ticks?.forEach((text, k) => {
      const x = box.x + (box.w * k) / (o.ticks!.length - 1);
      drawing.line(x, foot, x, foot + 9 * drawing.s, { stroke: o.foot!, width: 1.4 });
      drawing.label(text, x, foot + 24 * drawing.s, {
        size: 14,
        fill: o.tickFill ?? o.foot!,
        anchor: 'middle',
      });
    });
  }
  drawing.path(openPath(line), { stroke: o.line, width: o.width ?? 2.6 });
  return yAt;
}

/**
 * Profiles behind each other, each hiding those behind it.
 *
 * @param height px above the row's base, at x and row (0 back, 1 front)
 */
export function ridgelines(
  drawing: SvgDrawing,
  o: {
    rows: number;
    top: number;
    bottom: number;
    height: (x: number, row: number) => number;
    colour: (row: number) => string;
    width?: (row: number) => number;
    accent?: { row: number; colour: string; width: number };
    ground?: string;
    spacing?: (t: number) => number;
    from?: number;
    to?: number;
  },
): void {
  const left = o.from ?? -20;
  const right = o.to ?? drawing.w + 20;
  const gap = 5 * drawing.s;
  for (let k = 0; k < o.rows; k++) {
    const t = k / (o.rows - 1);
    const base = o.top + (o.bottom - o.top) * (o.spacing ? o.spacing(t) : t);
    const line: Line = [];
    for (let x = left; x <= right; x += gap) line.push(x, base - o.height(x, t));
    drawing.path(straightPath([...line, right, base + 400, left, base + 400], true), {
      fill: o.ground ?? drawing.bg,
    });
    const accent = o.accent?.row === k ? o.accent : undefined;
    drawing.path(openPath(line), {
      stroke: accent?.colour ?? o.colour(t),
      width: accent?.width ?? o.width?.(t) ?? 1.4,
    });
  }
}
