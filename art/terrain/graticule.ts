import type { SvgDrawing } from '../drawing/svg-drawing.ts';

/** Plus signs on a regular grid, optionally with coordinates at the top and left edges. */
export function graticule(
  drawing: SvgDrawing,
  o: {
    step: number;
    colour: string;
    reach?: number;
    from?: [number, number];
    until?: [number, number];
  },
): void {
  const step = o.step * drawing.s;
  const [x0, y0] = o.from ?? [0, 0];
  const [x1, y1] = o.until ?? [1, 1];
  for (let y = step / 2; y < drawing.h; y += step) {
    for (let x = step / 2; x < drawing.w; x += step) {
      if (x < x0 * drawing.w || y < y0 * drawing.h || x > x1 * drawing.w || y > y1 * drawing.h)
        continue;
      drawing.cross(x, y, o.reach ?? 6, { stroke: o.colour, width: 1.2 });
    }
  }
}
