import { closedPath } from '../../terrain/field.ts';
import { openPath } from '../terrain/lines.ts';
import type { Field, Line } from '../../terrain/field.ts';
import { along, route } from '../terrain/ground.ts';
import { clamp } from '../../terrain/noise.ts';
import { mix } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import type { Theme } from '../../drawing/themes.ts';

type Share = [number, number];

/** Several paths over the ground to one target; those listed in `accents` are highlighted. */
export function convergence(
  drawing: SvgDrawing,
  field: Field,
  theme: Theme,
  o: { goal: Share; starts: Share[]; climb: number; accents: number[]; points?: number },
): void {
  const px = ([x, y]: Share): Share => [x * drawing.w, y * drawing.h];
  const paths = o.starts.map((start) =>
    route(field, [px(start), px(o.goal)], o.climb / (field.high - field.low)),
  );
  paths.forEach((path, k) => {
    if (o.accents.includes(k)) return;
    drawing.path(openPath(path), { stroke: theme.second, width: 2.2, opacity: 0.8 });
  });
  o.accents.forEach((k) => {
    drawing.path(openPath(paths[k]!), { stroke: drawing.bg, width: 11 });
    drawing.path(openPath(paths[k]!), { stroke: theme.accent, width: 4.2 });
  });
  paths.forEach((path, k) => {
    const accent = o.accents.includes(k);
    const stops = along(path, o.points ?? 4);
    stops.slice(0, -1).forEach(([x, y], q) => {
      drawing.circle(x, y, q === 0 ? 8.5 : 5.5, {
        fill: q === 0 ? (accent ? theme.accent : theme.second) : drawing.bg,
        stroke: accent ? theme.accent : theme.second,
        width: 2.4,
      });
    });
  });
  drawing.triangle(...px(o.goal), 22, theme.accent);
}

/** Rings around a transmitter that fade with distance and are distorted by the ground. */
export function rings(
  drawing: SvgDrawing,
  at: Share,
  o: {
    count: number;
    gap: number;
    colour: string;
    fadeTo?: string;
    width?: number;
    squash?: number;
    bend?: (u: number, v: number) => number;
    from?: number;
  },
): void {
  for (let k = 0; k < o.count; k++) {
    const t = k / (o.count - 1 || 1);
    const radius = ((o.from ?? 0.6) + k) * o.gap * drawing.s;
    const line: Line = [];
    for (let a = 0; a < 180; a++) {
      const angle = (a / 180) * Math.PI * 2;
      const [u, v] = [Math.cos(angle), Math.sin(angle)];
      const r = radius * (1 + 0.16 * t * (o.bend?.(u * 0.8 + at[0] * 3, v * 0.8 + t) ?? 0));
      line.push(at[0] * drawing.w + u * r, at[1] * drawing.h + v * r * (o.squash ?? 1));
    }
    drawing.path(closedPath(line), {
      stroke: mix(o.colour, o.fadeTo ?? drawing.bg, clamp(t * 0.85)),
      width: (o.width ?? 2.4) * (1 - 0.45 * t),
    });
  }
}

/** A graduated circle, as on a theodolite, with an arc in the accent colour. */
export function graduatedCircle(
  drawing: SvgDrawing,
  at: Share,
  o: {
    radius: number;
    colour: string;
    accent: string;
    arc: [number, number];
    labels?: boolean;
    fill?: string;
    minor?: number;
  },
): void {
  const [cx, cy] = [at[0] * drawing.w, at[1] * drawing.h];
  const R = o.radius * drawing.s;
  const point = (degrees: number, r: number): [number, number] => {
    const a = ((degrees - 90) * Math.PI) / 180;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  };
  for (let d = 0; d < 360; d += o.minor ?? 3) {
    const major = d % 30 === 0;
    const long = major ? 30 : d % 15 === 0 ? 21 : 12;
    const inArc = d >= o.arc[0] && d <= o.arc[1];
    drawing.line(...point(d, R), ...point(d, R + long * drawing.s), {
      stroke: inArc ? o.accent : o.colour,
      width: major ? 2.6 : 1.6,
    });
    if (major && o.labels)
      drawing.label(String(d).padStart(3, '0'), ...point(d, R + 56 * drawing.s), {
        size: 17,
        fill: inArc ? o.accent : (o.fill ?? o.colour),
        anchor: 'middle',
      });
  }
  drawing.circle(cx, cy, o.radius, { stroke: o.colour, width: 1.6 });
  const line: Line = [];
  for (let d = o.arc[0]; d <= o.arc[1]; d += 1) line.push(...point(d, R - 13 * drawing.s));
  drawing.path(openPath(line), { stroke: o.accent, width: 6 });
  for (const d of o.arc)
    drawing.line(cx, cy, ...point(d, R - 13 * drawing.s), { stroke: o.accent, width: 2 });
}

export const circlePath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
