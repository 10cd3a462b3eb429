import { contours } from '../terrain/contours.ts';
import type { Field } from '../terrain/field.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Theme } from '../drawing/themes.ts';

/** Baseline and triangles measured from it, one after the other across the sheet. */
export function triangleChain(sheet: Sheet, field: Field, theme: Theme): void {
  contours(sheet, field, {
    levels: 15,
    colours: [theme.faint, theme.lines[0]!],
    width: 1.3,
    every: 99,
  });
  const upper = [0.14, 0.33, 0.5, 0.66, 0.86].map(
    (x, k) => [x * sheet.w, sheet.h * [0.34, 0.22, 0.36, 0.2, 0.3][k]!] as const,
  );
  const lower = [0.1, 0.27, 0.44, 0.6, 0.78].map(
    (x, k) => [x * sheet.w, sheet.h * [0.74, 0.66, 0.82, 0.64, 0.76][k]!] as const,
  );
  const pen = { stroke: theme.second, width: 2.2 };
  for (let k = 0; k < 5; k++) {
    if (k < 4) {
      sheet.line(...upper[k]!, ...upper[k + 1]!, pen);
      sheet.line(...lower[k]!, ...lower[k + 1]!, pen);
      sheet.line(...upper[k]!, ...lower[k + 1]!, pen);
    }
    if (k > 0) sheet.line(...upper[k]!, ...lower[k]!, pen);
  }
  sheet.path(`M${upper[3]!.join(' ')}L${lower[3]!.join(' ')}L${lower[4]!.join(' ')}Z`, {
    fill: theme.accent,
    opacity: 0.14,
  });
  sheet.line(...upper[0]!, ...lower[0]!, { stroke: theme.accent, width: 5.5 });
  [...upper, ...lower].forEach(([x, y], k) =>
    sheet.station(
      x,
      y,
      k === 0 || k === 5 ? 20 : 14,
      k === 0 || k === 5 ? theme.accent : theme.second,
    ),
  );
  [...upper].forEach(([x, y], k) =>
    sheet.label(
      `${(47 + k * 13) % 90}°${String((k * 17 + 12) % 60).padStart(2, '0')}′`,
      x + 24 * sheet.s,
      y + 40 * sheet.s,
      { size: 17, fill: theme.text, halo: sheet.bg },
    ),
  );
  sheet.label('7 214.36 m', sheet.w * 0.075, sheet.h * 0.55, {
    size: 19,
    fill: theme.accent,
    halo: sheet.bg,
    turn: -85,
    anchor: 'middle',
  });
}
