import { contours } from '../../terrain/contours.ts';
import type { Field } from '../../terrain/field.ts';
import type { SvgDrawing } from '../../drawing/svg-drawing.ts';
import type { Theme } from '../../drawing/themes.ts';

/** A baseline and a chain of triangles measured from it, across the drawing. */
export function triangleChain(drawing: SvgDrawing, field: Field, theme: Theme): void {
  contours(drawing, field, {
    levels: 15,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.3,
    every: 99,
  });
  const upper = [0.14, 0.33, 0.5, 0.66, 0.86].map(
    (x, k) => [x * drawing.w, drawing.h * [0.34, 0.22, 0.36, 0.2, 0.3][k]!] as const,
  );
  const lower = [0.1, 0.27, 0.44, 0.6, 0.78].map(
    (x, k) => [x * drawing.w, drawing.h * [0.74, 0.66, 0.82, 0.64, 0.76][k]!] as const,
  );
  const pen = { stroke: theme.second, width: 2.2 };
  for (let k = 0; k < 5; k++) {
    if (k < 4) {
      drawing.line(...upper[k]!, ...upper[k + 1]!, pen);
      drawing.line(...lower[k]!, ...lower[k + 1]!, pen);
      drawing.line(...upper[k]!, ...lower[k + 1]!, pen);
    }
    if (k > 0) drawing.line(...upper[k]!, ...lower[k]!, pen);
  }
  drawing.path(`M${upper[3]!.join(' ')}L${lower[3]!.join(' ')}L${lower[4]!.join(' ')}Z`, {
    fill: theme.accent,
    opacity: 0.14,
  });
  drawing.line(...upper[0]!, ...lower[0]!, { stroke: theme.accent, width: 5.5 });
  [...upper, ...lower].forEach(([x, y], k) =>
    drawing.triangle(
      x,
      y,
      k === 0 || k === 5 ? 20 : 14,
      k === 0 || k === 5 ? theme.accent : theme.second,
    ),
  );
  [...upper].forEach(([x, y], k) =>
    drawing.label(
      `${(47 + k * 13) % 90}°${String((k * 17 + 12) % 60).padStart(2, '0')}′`,
      x + 24 * drawing.s,
      y + 40 * drawing.s,
      { size: 17, fill: theme.text, halo: drawing.bg },
    ),
  );
  drawing.label('7 214.36 m', drawing.w * 0.075, drawing.h * 0.55, {
    size: 19,
    fill: theme.accent,
    halo: drawing.bg,
    turn: -85,
    anchor: 'middle',
  });
}
