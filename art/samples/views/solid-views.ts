import { ABYSS, Field } from '../../terrain/field.ts';
import type { Land } from '../terrain/lands.ts';
import { clamp } from '../../terrain/noise.ts';
import { shadeOf } from '../terrain/relief.ts';
import { lerp } from '../terrain/values.ts';
import { ridgelines, section } from '../terrain/profiles.ts';
import { mix, ramp } from '../../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import { bars, isometric, plates } from '../terrain/solids.ts';
import { engraving } from '../terrain/textures.ts';
import type { Theme } from '../../drawing/themes.ts';

/** The country as a model of stacked plates. */
export function modelView(
  drawing: SvgDrawing,
  land: Land,
  theme: Theme,
  o: {
    levels?: number;
    rise?: number;
    thick?: number;
    accent?: number;
    scale?: number;
    x?: number;
    y?: number;
    from?: number;
    size?: number;
  } = {},
): void {
  const size = o.size ?? 600;
  const field = new Field(size, size, 6, (x, y) =>
    x < 0 || y < 0 || x > size || y > size ? ABYSS : land(x / size, y / size),
  );
  const levels = o.levels ?? 9;
  const scale = (o.scale ?? 0.98) * drawing.s;
  const project = isometric(drawing.w * (o.x ?? 0.5), drawing.h * (o.y ?? 0.54), scale);
  const rise = o.rise ?? 26;
  plates(drawing, field, project, {
    size,
    levels,
    from: o.from ?? 0,
    rise,
    thick: o.thick ?? rise * 0.55,
    colours: theme.tints,
    edge: mix(
      theme.tints.at(-1)!,
      theme.bg === '#0f1412' || theme.bg === '#0f332d' ? '#ffffff' : '#0f1412',
      0.4,
    ),
    ...(o.accent !== undefined && { accent: { level: o.accent, colour: theme.accent } }),
  });
}

/** The country as bars, the highest few in the accent colour. */
export function barView(
  drawing: SvgDrawing,
  land: Land,
  theme: Theme,
  o: {
    cells?: number;
    high?: number;
    from?: number;
    x?: number;
    y?: number;
    scale?: number;
    edge?: string;
    least?: number;
  } = {},
): void {
  const cells = o.cells ?? 22;
  const size = 640;
  const project = isometric(
    drawing.w * (o.x ?? 0.5),
    drawing.h * (o.y ?? 0.6),
    (o.scale ?? 1) * drawing.s,
  );
  const heights = Array.from({ length: cells * cells }, (_, k) =>
    land((k % cells) / cells, Math.floor(k / cells) / cells),
  );
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  const share = (i: number, j: number): number => (heights[j * cells + i]! - low) / (high - low);
  bars(drawing, project, {
    cells,
    size,
    gap: (size / cells) * 0.18,
    height: (i, j) => (share(i, j) < (o.least ?? 0) ? 0 : 6 + share(i, j) ** 1.5 * (o.high ?? 240)),
    top: (_, i, j) =>
      share(i, j) > (o.from ?? 0.86) ? theme.accent : ramp(theme.tints, share(i, j)),
    edge: o.edge ?? mix(theme.index[1]!, '#0f1412', 0.2),
  });
}

/** Three cross-sections above each other, the middle one in the accent colour. */
export function sectionsView(
  drawing: SvgDrawing,
  land: Land,
  theme: Theme,
  o: { rows?: number[]; accent?: number; ticks?: string[]; tall?: number } = {},
): void {
  const rows = o.rows ?? [0.25, 0.5, 0.75];
  const left = drawing.w * 0.1;
  const width = drawing.w * 0.8;
  const samples = rows.flatMap((v) =>
    Array.from({ length: 80 }, (_, k) => land((k / 79) * 1.333, v)),
  );
  const low = Math.min(...samples);
  const high = Math.max(...samples);
  const each = (drawing.h * 0.8) / rows.length;
  rows.forEach((v, k) => {
    const accent = k === (o.accent ?? 1);
    const top = drawing.h * 0.11 + k * each;
    section(
      drawing,
      { x: left, y: top, w: width, h: each * (o.tall ?? 0.74) },
      (t) => 0.08 + 0.92 * ((land(t * 1.333, v) - low) / (high - low)),
      {
        line: accent ? theme.accent : theme.index[1]!,
        width: accent ? 4 : 2.6,
        hatch: accent ? mix(theme.accent, theme.bg, 0.45) : theme.lines[0]!,
        gap: 15,
        foot: theme.lines[1]!,
        ...(k === rows.length - 1 && {
          ticks: o.ticks ?? ['0', '2', '4', '6', '8 km'],
          tickFill: theme.text,
        }),
      },
    );
    drawing.label(`${'ABC'[k] ?? 'D'}–${'ABC'[k] ?? 'D'}′`, left, top - 4 * drawing.s, {
      size: 17,
      fill: accent ? theme.accent : theme.text,
    });
  });
}

/** Profiles behind each other up to the horizon. */
export function horizonView(
  drawing: SvgDrawing,
  land: Land,
  theme: Theme,
  o: { rows?: number; tall?: number; accent?: number; top?: number; spacing?: number } = {},
): void {
  const rows = o.rows ?? 30;
  ridgelines(drawing, {
    rows,
    top: drawing.h * (o.top ?? 0.3),
    bottom: drawing.h * 1.02,
    spacing: (t) => t ** (o.spacing ?? 1.35),
    height: (x, t) => {
      const across = clamp(1 - Math.abs(x / drawing.w - 0.5) * 1.9) ** 0.8;
      return (
        across *
        Math.max(0, land(x / drawing.h, t)) *
        (o.tall ?? 190) *
        drawing.s *
        lerp(0.75, 1.1, t)
      );
    },
    colour: (t) => ramp([theme.lines[0]!, theme.lines[1]!, theme.index[1]!], t),
    width: (t) => 1.3 + t * 1.2,
    accent: { row: o.accent ?? Math.floor(rows * 0.45), colour: theme.accent, width: 3.6 },
  });
}

/** Lines that are thicker in the shade, raised over the relief. */
export function engravedView(
  drawing: SvgDrawing,
  field: Field,
  theme: Theme,
  o: {
    gap?: number;
    turn?: number;
    steepness?: number;
    lift?: number;
    accentRows?: number[];
    contrast?: number;
  } = {},
): void {
  const range = field.high - field.low;
  const steep = (o.steepness ?? 260) / range;
  engraving(drawing, {
    gap: o.gap ?? 15,
    turn: o.turn ?? -18,
    tone: (x, y) => 0.1 + 0.85 * clamp((0.75 - shadeOf(field, x, y, steep)) * (o.contrast ?? 1.5)),
    lift: (x, y) => ((field.at(x, y) - field.low) / range) * (o.lift ?? 60) * drawing.s,
    colour: (row) =>
      o.accentRows?.includes(Math.round(row * 100)) ? theme.accent : theme.index[1]!,
    least: 0.09,
  });
}
