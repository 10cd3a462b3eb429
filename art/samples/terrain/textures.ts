import { straightPath } from './lines.ts';
import type { Line } from '../../terrain/field.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';

/** The darkness at a point, 0 to 1. */
export type Tone = (x: number, y: number) => number;

/**
 * Engraving: parallel lines that are thicker where it is dark.
 *
 * @param lift px by which the line is raised at a point, so that it follows the relief
 */
export function engraving(
  drawing: SvgDrawing,
  o: {
    gap: number;
    tone: Tone;
    colour: (row: number) => string;
    lift?: Tone;
    most?: number;
    least?: number;
    turn?: number;
  },
): void {
  const gap = o.gap * drawing.s;
  const reach = Math.hypot(drawing.w, drawing.h) / 2 + gap;
  const angle = ((o.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rows = Math.ceil((2 * reach) / gap);
  for (let k = 0; k <= rows; k++) {
    const v = -reach + k * gap;
    const upper: Line = [];
    const lower: Line = [];
    const flush = (): void => {
      if (upper.length > 4) {
        const back: Line = [];
        for (let q = lower.length - 2; q >= 0; q -= 2) back.push(lower[q]!, lower[q + 1]!);
        drawing.path(straightPath([...upper, ...back], true), { fill: o.colour(k / rows) });
      }
      upper.length = 0;
      lower.length = 0;
    };
    for (let u = -reach; u <= reach; u += 6 * drawing.s) {
      const x = drawing.w / 2 + u * cos - v * sin;
      const y = drawing.h / 2 + u * sin + v * cos;
      if (x < -30 || y < -90 * drawing.s || x > drawing.w + 30 || y > drawing.h + 90 * drawing.s) {
        flush();
        continue;
      }
      const half = (gap / 2) * Math.min(o.most ?? 0.92, Math.max(o.least ?? 0.06, o.tone(x, y)));
      const lift = o.lift?.(x, y) ?? 0;
      upper.push(x + (half + lift) * sin, y - (half + lift) * cos);
      lower.push(x - (half - lift) * sin, y + (half - lift) * cos);
    }
    flush();
  }
}

/** Halftone: dots on a rotated grid, larger where it is darker. */
export function halftone(
  drawing: SvgDrawing,
  o: {
    gap: number;
    turn: number;
    tone: Tone;
    colour: string;
    most?: number;
    least?: number;
    opacity?: number;
    within?: (x: number, y: number) => boolean;
  },
): void {
  const gap = o.gap * drawing.s;
  const angle = (o.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.hypot(drawing.w, drawing.h) / 2 + gap;
  let d = '';
  for (let v = -reach; v < reach; v += gap) {
    for (let u = -reach; u < reach; u += gap) {
      const x = drawing.w / 2 + u * cos - v * sin;
      const y = drawing.h / 2 + u * sin + v * cos;
      if (x < -gap || y < -gap || x > drawing.w + gap || y > drawing.h + gap) continue;
      if (o.within && !o.within(x, y)) continue;
      const q = gap * (o.most ?? 0.62) * Math.sqrt(Math.min(1, Math.max(0, o.tone(x, y))));
      if (q < gap * (o.least ?? 0.08)) continue;
      d += `M${(x - q).toFixed(1)} ${y.toFixed(1)}a${q.toFixed(1)} ${q.toFixed(1)} 0 1 0 ${(2 * q).toFixed(1)} 0a${q.toFixed(1)} ${q.toFixed(1)} 0 1 0 ${(-2 * q).toFixed(1)} 0Z`;
    }
  }
  drawing.path(d, { fill: o.colour, ...(o.opacity !== undefined && { opacity: o.opacity }) });
}
