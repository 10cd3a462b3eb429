import type { Canvas, Colour, Point } from './canvas.ts';

/** The number of rows that each pixel row is divided into; along a row the coverage is exact. */
const FINE = 4;

/** Fills a closed outline (even-odd), anti-aliased. */
export function fillPolygon(
  canvas: Canvas,
  points: readonly Point[],
  tone: Colour,
  alpha = 1,
): void {
  const { width, height } = canvas;
  let [low, high] = [Infinity, -Infinity];
  for (const { y } of points) {
    if (y < low) low = y;
    if (y > high) high = y;
  }
  const cover = new Float32Array(width);
  const last = Math.min(height - 1, Math.floor(high));
  for (let row = Math.max(0, Math.floor(low)); row <= last; row++) {
    cover.fill(0);
    for (let part = 0; part < FINE; part++) {
      const y = row + (part + 0.5) / FINE;
      const crossings: number[] = [];
      points.forEach((p, k) => {
        const q = points[k + 1] ?? points[0]!;
        if (p.y <= y !== q.y <= y) crossings.push(p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y));
      });
      crossings.sort((a, b) => a - b);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.max(0, crossings[k]!);
        const to = Math.min(width, crossings[k + 1]!);
        for (let x = Math.floor(from); x < to; x++) {
          cover[x]! += (Math.min(x + 1, to) - Math.max(x, from)) / FINE;
        }
      }
    }
    for (let x = 0; x < width; x++) {
      if (cover[x]! > 0) canvas.blend(row * width + x, tone, Math.min(1, cover[x]!) * alpha);
    }
  }
}
