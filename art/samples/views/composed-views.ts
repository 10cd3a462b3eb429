import { contours } from '../../terrain/contours.ts';
import { tints } from '../terrain/relief.ts';
import { ABYSS, Field, closedPath } from '../../terrain/field.ts';
import { straightPath } from '../terrain/lines.ts';
import { hachures } from '../terrain/furniture.ts';
import type { Land } from '../terrain/lands.ts';
import { ranges } from '../terrain/lands.ts';
import { weathered, random } from '../../terrain/noise.ts';
import { hash } from '../terrain/values.ts';
import { inset, subdivide, tiles } from '../terrain/plans.ts';
import type { Corner } from '../terrain/plans.ts';
import { mix, ramp } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { isometric } from '../terrain/solids.ts';
import { halftone } from '../terrain/textures.ts';
import type { Theme } from '../../drawing/themes.ts';
import { fieldOf } from './plan-views.ts';

/** One country on an index of sheets, each in another style of drawing. */
export function sheetIndex(
  drawing: SvgDrawing,
  theme: Theme,
  o: {
    land: Land;
    columns: number;
    rows: number;
    x: number;
    y: number;
    w: number;
    h: number;
    accent: [number, number];
    gap?: number;
  },
): void {
  const field = fieldOf(drawing, o.land, { step: 6 });
  const range = field.high - field.low;
  tiles(drawing, {
    columns: o.columns,
    rows: o.rows,
    x: o.x * drawing.w,
    y: o.y * drawing.h,
    w: o.w * drawing.w,
    h: o.h * drawing.h,
    gap: o.gap ?? 12,
    draw: ({ x, y, w, h, i, j }) => {
      const manner = (i * 3 + j * 2) % 5;
      if (i === o.accent[0] && j === o.accent[1]) {
        drawing.rect(x, y, w, h, { fill: theme.accent });
        contours(drawing, field, {
          levels: 20,
          colours: [drawing.bg],
          width: 1.6,
          indexWidth: 2.8,
        });
        return;
      }
      drawing.rect(x, y, w, h, {
        fill: manner === 3 ? theme.tints[2]! : theme.tints[0]!,
        stroke: theme.faint,
        width: 2,
      });
      if (manner === 0)
        contours(drawing, field, {
          levels: 22,
          colours: theme.lines,
          indexColours: theme.index,
          width: 1.3,
          indexWidth: 2.2,
        });
      if (manner === 1) tints(drawing, field, { levels: 8, colours: theme.tints, line: 1 });
      if (manner === 2)
        halftone(drawing, {
          gap: 22,
          turn: 0,
          tone: (px, py) => (field.at(px, py) - field.low) / range,
          colour: theme.index[0]!,
          within: (px, py) => px > x - 20 && px < x + w + 20 && py > y - 20 && py < y + h + 20,
        });
      if (manner === 3)
        contours(drawing, field, { levels: 12, colours: [theme.second], width: 1.8, every: 99 });
      if (manner === 4)
        drawing.group(
          () =>
            hachures(drawing, field, {
              gap: 18,
              length: 18,
              colour: theme.index[1]!,
              steepness: 120,
            }),
          { clip: straightPath([x, y, x + w, y, x + w, y + h, x, y + h], true) },
        );
    },
  });
}

/** Separated layers, each with its own map, connected by lines. */
export function exploded(
  drawing: SvgDrawing,
  theme: Theme,
  o: {
    x: number;
    y: number;
    scale: number;
    lift: number;
    layers: {
      land: Land;
      manner: 'lines' | 'tints' | 'grid' | 'dots';
      accent?: boolean;
      name?: string;
    }[];
    size?: number;
  },
): void {
  const size = o.size ?? 560;
  const half = size / 2;
  o.layers.forEach((layer, k) => {
    const project = isometric(
      o.x * drawing.w,
      o.y * drawing.h - k * o.lift * drawing.s,
      o.scale * drawing.s,
      0.46,
    );
    const at = (x: number, y: number): [number, number] => project(x - half, y - half, 0);
    const corners = [at(0, 0), at(size, 0), at(size, size), at(0, size)];
    const outline = straightPath(corners.flat(), true);
    if (k > 0) {
      for (const [x, y] of corners)
        drawing.line(x, y, x, y + o.lift * drawing.s, {
          stroke: theme.text,
          width: 1.2,
          dash: '3 7',
        });
    }
    drawing.path(outline, {
      fill: layer.accent ? theme.accent : mix(theme.bg, theme.tints[1]!, 0.75),
      opacity: 0.94,
    });
    const ink = layer.accent ? drawing.bg : theme.index[1]!;
    if (layer.manner === 'grid') {
      const chance = random(hash(layer.name ?? 'grid'));
      const plots = subdivide(
        [
          [0, 0],
          [size, 0],
          [size, size],
          [0, size],
        ] as Corner[],
        () => 9000,
        chance,
      );
      plots.forEach((plot) => {
        const moved = inset(plot, 7).flatMap(([x, y]) => at(x, y));
        drawing.path(straightPath(moved, true), {
          stroke: ink,
          width: 1.6,
          ...(chance() < 0.2 && { fill: theme.second }),
        });
      });
    } else if (layer.manner === 'dots') {
      for (let x = 28; x < size; x += 36)
        for (let y = 28; y < size; y += 36) {
          const q = 3 + 7 * Math.max(0, layer.land(x / size, y / size));
          drawing.circle(...at(x, y), q, { fill: ink });
        }
    } else {
      const field = new Field(size, size, 7, (x, y) =>
        x < 0 || y < 0 || x > size || y > size ? ABYSS : layer.land(x / size, y / size),
      );
      const count = layer.manner === 'tints' ? 8 : 14;
      for (let level = 0; level < count; level++) {
        const h = field.low + ((level + 0.5) / count) * (field.high - field.low);
        const d = field
          .trace(h)
          .map((line) => {
            const moved: number[] = [];
            for (let p = 0; p < line.length; p += 2) moved.push(...at(line[p]!, line[p + 1]!));
            return closedPath(moved);
          })
          .join('');
        if (layer.manner === 'tints')
          drawing.path(d, {
            fill: ramp(theme.tints, level / (count - 1)),
            rule: 'evenodd',
            stroke: mix(ramp(theme.tints, level / (count - 1)), ink, 0.3),
            width: 1,
          });
        else drawing.path(d, { stroke: ink, width: level % 5 === 4 ? 2.2 : 1.2 });
      }
    }
    drawing.path(outline, { stroke: layer.accent ? theme.accent : theme.text, width: 1.8 });
    if (layer.name) {
      const [x, y] = corners[1]!;
      drawing.line(x + 10 * drawing.s, y, x + 60 * drawing.s, y, {
        stroke: theme.text,
        width: 1.3,
      });
      drawing.label(layer.name, x + 70 * drawing.s, y, {
        size: 17,
        fill: layer.accent ? theme.accent : theme.text,
      });
    }
  });
}

/** Streets of a quarter with a path through them. */
export function quarter(
  drawing: SvgDrawing,
  theme: Theme,
  o: {
    seed: string;
    most: number;
    turn: number;
    sold: number;
    street: number;
    stops?: [number, number][];
  },
): void {
  const chance = random(hash(o.seed));
  const m = drawing.w * 0.4;
  const whole: Corner[] = [
    [-m, -m],
    [drawing.w + m, -m],
    [drawing.w + m, drawing.h + m],
    [-m, drawing.h + m],
  ];
  drawing.group(
    () => {
      for (const block of subdivide(whole, () => o.most * drawing.s ** 2 * 5, chance)) {
        for (const stand of subdivide(
          inset(block, o.street * drawing.s),
          () => o.most * drawing.s ** 2,
          chance,
        )) {
          const special = chance() < o.sold;
          drawing.path(straightPath(inset(stand, 2.5 * drawing.s).flat(), true), {
            fill: special ? mix(theme.bg, theme.second, 0.4) : theme.tints[1]!,
            stroke: theme.index[0]!,
            width: 1.3,
          });
        }
      }
    },
    { transform: `rotate(${o.turn} ${drawing.w / 2} ${drawing.h / 2})` },
  );
  if (!o.stops) return;
  const path = o.stops.flatMap(([x, y]) => [x * drawing.w, y * drawing.h]);
  drawing.path(straightPath(path), { stroke: drawing.bg, width: 15 });
  drawing.path(straightPath(path), { stroke: theme.accent, width: 5 });
  o.stops.forEach(([x, y], k) =>
    drawing.circle(x * drawing.w, y * drawing.h, k === 0 || k === o.stops!.length - 1 ? 12 : 8, {
      fill: k === 0 ? theme.bg : theme.accent,
      stroke: theme.accent,
      width: 3.4,
    }),
  );
}

/** Overlapping map sheets on a table. */
export function strewn(
  drawing: SvgDrawing,
  theme: Theme,
  o: { x: number; y: number; sheets: number; w: number; seed: number },
): void {
  const chance = random(o.seed);
  for (let k = 0; k < o.sheets; k++) {
    const last = k === o.sheets - 1;
    const w = o.w * drawing.h;
    const h = w * 0.74;
    const cx = drawing.w * o.x + (chance() - 0.5) * w * 0.62 * (last ? 0.2 : 1);
    const cy = drawing.h * o.y + (chance() - 0.5) * h * 0.7 * (last ? 0.2 : 1);
    const turn = last ? -7 : (chance() - 0.5) * 44;
    const land = k % 2 ? ranges(o.seed + k, 1.4, 3) : weathered(o.seed + k, 1.5, 3);
    const ground = last ? theme.accent : k % 2 ? theme.tints[1]! : theme.tints[2]!;
    drawing.group(
      () => {
        drawing.rect(0, 0, w, h, { fill: ground });
        drawing.group(
          () => {
            const field = new Field(w, h, 7, (x, y) => land(x / h, y / h));
            contours(drawing, field, {
              levels: 13,
              colours: last ? [mix(theme.accent, '#0f1412', 0.62)] : theme.lines,
              width: 1.5,
              indexWidth: 2.6,
            });
          },
          { clip: straightPath([14, 14, w - 14, 14, w - 14, h - 14, 14, h - 14], true) },
        );
        drawing.rect(14, 14, w - 28, h - 28, {
          stroke: last ? mix(theme.accent, '#0f1412', 0.62) : theme.index[0]!,
          width: 1.5,
        });
        drawing.rect(0, 0, w, h, { stroke: last ? theme.accent : theme.index[0]!, width: 1.5 });
      },
      {
        transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${turn.toFixed(1)}) translate(${(-w / 2).toFixed(1)} ${(-h / 2).toFixed(1)})`,
      },
    );
  }
}
