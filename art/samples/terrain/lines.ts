import { rounded as r } from '../../terrain/field.ts';
import type { Line } from '../../terrain/field.ts';

/** An open line as a smooth path through its ends. */
export function openPath(line: Line): string {
  const n = line.length / 2;
  if (n < 2) return '';
  let d = `M${r(line[0]!)} ${r(line[1]!)}`;
  for (let k = 1; k < n - 1; k++) {
    const mx = (line[2 * k]! + line[2 * k + 2]!) / 2;
    const my = (line[2 * k + 1]! + line[2 * k + 3]!) / 2;
    d += `Q${r(line[2 * k]!)} ${r(line[2 * k + 1]!)} ${r(mx)} ${r(my)}`;
  }
  return `${d}L${r(line[2 * n - 2]!)} ${r(line[2 * n - 1]!)}`;
}

/** Straight lines through the points. */
export function straightPath(line: Line, close = false): string {
  let d = '';
  for (let k = 0; k < line.length; k += 2) d += `${k ? 'L' : 'M'}${r(line[k]!)} ${r(line[k + 1]!)}`;
  return close ? `${d}Z` : d;
}
