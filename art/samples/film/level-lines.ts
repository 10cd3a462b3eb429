import { clamp } from '../../terrain/noise.ts';
import type { Canvas, Colour } from './canvas.ts';

/** The contour lines of a plan, computed once and drawn as often as needed. */
interface LevelLines {
  /** The share of each pixel that a line covers. */
  cover: Float32Array;
  /** The height at each pixel. */
  heights: Float32Array;
  /** 1 on an index contour. */
  index: Uint8Array;
}

/**
 * Computes contour lines at the multiples of `interval`: the distance of a pixel from a line is the
 * difference of heights, divided by the slope.
 */
export function levelLines(
  width: number,
  height: number,
  at: (x: number, y: number) => number,
  {
    interval,
    width: pen = 1,
    indexWidth = 1.7,
    every = 5,
  }: { interval: number; width?: number; indexWidth?: number; every?: number },
): LevelLines {
  const heights = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) heights[y * width + x] = at(x + 0.5, y + 0.5);
  }
  const cover = new Float32Array(width * height);
  const index = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const gx =
        (heights[Math.min(x + 1, width - 1) + y * width]! -
          heights[Math.max(x - 1, 0) + y * width]!) /
        2;
      const gy =
        (heights[x + Math.min(y + 1, height - 1) * width]! -
          heights[x + Math.max(y - 1, 0) * width]!) /
        2;
      const level = heights[i]! / interval;
      const nearest = Math.round(level);
      const slope = Math.hypot(gx, gy) / interval;
      const isIndex = nearest % every === 0;
      index[i] = isIndex ? 1 : 0;
      const half = (isIndex ? indexWidth : pen) / 2;
      cover[i] =
        clamp(half + 0.5 - Math.abs(level - nearest) / Math.max(slope, 1e-6)) *
        clamp(1.3 - slope * 2);
    }
  }
  return { cover, heights, index };
}

/** Draws lines; `show` is their opacity at a pixel (0..1). */
export function ink(
  canvas: Canvas,
  { cover, heights, index }: LevelLines,
  line: (height: number) => Colour,
  indexLine: (height: number) => Colour,
  show: (x: number, y: number) => number,
): void {
  for (let y = 0, i = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, i++) {
      if (cover[i]! === 0) continue;
      const alpha = cover[i]! * show(x, y);
      if (alpha > 0) canvas.blend(i, (index[i] ? indexLine : line)(heights[i]!), alpha);
    }
  }
}
