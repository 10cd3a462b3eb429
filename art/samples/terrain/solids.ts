import { closedPath } from '../../terrain/field.ts';
import type { Field } from '../../terrain/field.ts';
import { levelsOf } from '../../terrain/contours.ts';
import { mix, ramp } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';

/** Projects plan coordinates around 0 and a height to the picture, seen obliquely from above. */
export type Project = (x: number, y: number, z: number) => [number, number];

/** An isometric view with its centre at (cx, cy). */
export const isometric =
  (cx: number, cy: number, scale: number, flat = 0.5): Project =>
  (x, y, z) => [cx + (x - y) * 0.866 * scale, cy + ((x + y) * flat - z) * scale];

/**
 * The ground cut into plates, stacked or separated. The field's plan (size × size px) is centred under the
 * view.
 */
export function plates(
  drawing: SvgDrawing,
  field: Field,
  project: Project,
  o: {
    size: number;
    levels: number;
    from?: number;
    to?: number;
    rise: number;
    thick: number;
    colours: string[];
    edge: string;
    width?: number;
    accent?: { level: number; colour: string };
  },
): void {
  levelsOf(field, o.levels, o.from, o.to).forEach((level, k) => {
    const lines = field.trace(level).filter((line) => line.length > 60);
    const at = (lift: number): string =>
      lines
        .map((line) => {
          const moved: number[] = [];
          for (let p = 0; p < line.length; p += 2) {
            moved.push(
              ...project(line[p]! - o.size / 2, line[p + 1]! - o.size / 2, k * o.rise + lift),
            );
          }
          return closedPath(moved);
        })
        .join('');
    const accent = o.accent?.level === k;
    const top = accent ? o.accent!.colour : ramp(o.colours, k / Math.max(o.levels - 1, 1));
    const side = mix(top, o.edge, 0.35);
    const slices = Math.max(2, Math.ceil(o.thick / 3));
    for (let q = 0; q < slices; q++) {
      drawing.path(at((-o.thick * (slices - q)) / slices), {
        fill: side,
        rule: 'evenodd',
        stroke: side,
        width: 1,
      });
    }
    drawing.path(at(0), { fill: top, rule: 'evenodd', stroke: o.edge, width: o.width ?? 1.2 });
  });
}

/** A field of bars: each cell's height as a block, drawn from back to front. */
export function bars(
  drawing: SvgDrawing,
  project: Project,
  o: {
    cells: number;
    size: number;
    gap: number;
    height: (i: number, j: number) => number;
    top: (h: number, i: number, j: number) => string;
    edge: string;
    width?: number;
  },
): void {
  const unit = o.size / o.cells;
  const p = (x: number, y: number, z: number): string =>
    project(x, y, z)
      .map((v) => v.toFixed(1))
      .join(' ');
  for (let i = 0; i < o.cells; i++) {
    for (let j = 0; j < o.cells; j++) {
      const h = o.height(i, j);
      if (h <= 0) continue;
      const x = i * unit - o.size / 2;
      const y = j * unit - o.size / 2;
      const a = x + unit - o.gap;
      const b = y + unit - o.gap;
      const top = o.top(h, i, j);
      const pen = { stroke: o.edge, width: o.width ?? 0.8 };
      drawing.path(`M${p(x, b, 0)}L${p(a, b, 0)}L${p(a, b, h)}L${p(x, b, h)}Z`, {
        fill: mix(top, o.edge, 0.22),
        ...pen,
      });
      drawing.path(`M${p(a, y, 0)}L${p(a, b, 0)}L${p(a, b, h)}L${p(a, y, h)}Z`, {
        fill: mix(top, o.edge, 0.45),
        ...pen,
      });
      drawing.path(`M${p(x, y, h)}L${p(a, y, h)}L${p(a, b, h)}L${p(x, b, h)}Z`, {
        fill: top,
        ...pen,
      });
    }
  }
}
