import { recoloured } from '../../drawing/palette.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** A colour of the drawings as numbers, adapted to the site's tokens. */
export function colour(hex: string): Colour {
  const shown = recoloured(hex);
  const channel = (at: number): number => Number.parseInt(shown.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

export interface Point {
  x: number;
  y: number;
}

/** A point of a stroke; `a` is the stroke's opacity there. */
export interface Pen extends Point {
  a?: number;
}

/** A bitmap with anti-aliased drawing: an order of magnitude faster than SVG. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
  private readonly cover: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Float32Array(width * height * 3);
    this.cover = new Float32Array(width * height);
  }

  fill([r, g, b]: Colour): void {
    const { pixels } = this;
    for (let i = 0; i < pixels.length; i += 3) {
      pixels[i] = r;
      pixels[i + 1] = g;
      pixels[i + 2] = b;
    }
  }

  /** Blends a colour over the pixel at an index. */
  blend(pixel: number, [r, g, b]: Colour, alpha: number): void {
    const { pixels } = this;
    const i = pixel * 3;
    pixels[i]! += (r - pixels[i]!) * alpha;
    pixels[i + 1]! += (g - pixels[i + 1]!) * alpha;
    pixels[i + 2]! += (b - pixels[i + 2]!) * alpha;
  }

  disc(x: number, y: number, radius: number, tone: Colour, alpha = 1): void {
    this.around(x, y, radius + 1, tone, (d) => alpha * Math.min(1, radius + 0.5 - d));
  }

  ring(x: number, y: number, radius: number, width: number, tone: Colour, alpha = 1): void {
    this.around(
      x,
      y,
      radius + width,
      tone,
      (d) => alpha * Math.min(1, width / 2 + 0.5 - Math.abs(d - radius)),
    );
  }

  private around(
    x: number,
    y: number,
    reach: number,
    tone: Colour,
    at: (d: number) => number,
  ): void {
    const bottom = Math.min(this.height - 1, Math.ceil(y + reach));
    const right = Math.min(this.width - 1, Math.ceil(x + reach));
    for (let j = Math.max(0, Math.floor(y - reach)); j <= bottom; j++) {
      for (let i = Math.max(0, Math.floor(x - reach)); i <= right; i++) {
        const alpha = at(Math.hypot(i + 0.5 - x, j + 0.5 - y));
        if (alpha > 0) this.blend(j * this.width + i, tone, alpha);
      }
    }
  }

  /** A line through all points, without brighter spots where it crosses itself. */
  stroke(points: readonly Pen[], width: number, tone: Colour, alpha = 1): void {
    const { cover } = this;
    let [left, top, right, bottom] = [this.width, this.height, -1, -1];
    const half = width / 2;
    for (let k = 1; k < points.length; k++) {
      const p = points[k - 1]!;
      const q = points[k]!;
      const pa = p.a ?? 1;
      const qa = q.a ?? 1;
      if (pa <= 0 && qa <= 0) continue;
      const dx = q.x - p.x;
      const dy = q.y - p.y;
      const length2 = dx * dx + dy * dy || 1e-9;
      const x0 = Math.max(0, Math.floor(Math.min(p.x, q.x) - half - 1));
      const x1 = Math.min(this.width - 1, Math.ceil(Math.max(p.x, q.x) + half + 1));
      const y0 = Math.max(0, Math.floor(Math.min(p.y, q.y) - half - 1));
      const y1 = Math.min(this.height - 1, Math.ceil(Math.max(p.y, q.y) + half + 1));
      for (let j = y0; j <= y1; j++) {
        for (let i = x0; i <= x1; i++) {
          const u = i + 0.5 - p.x;
          const v = j + 0.5 - p.y;
          const t = Math.max(0, Math.min(1, (u * dx + v * dy) / length2));
          const d = Math.hypot(u - t * dx, v - t * dy);
          // Lines thinner than a pixel are drawn one pixel wide and fainter.
          const body = half < 0.5 ? (1 - d) * width : half + 0.5 - d;
          const a = Math.min(1, body) * (pa + (qa - pa) * t);
          const at = j * this.width + i;
          if (a > cover[at]!) cover[at] = a;
        }
      }
      if (x0 < left) left = x0;
      if (y0 < top) top = y0;
      if (x1 > right) right = x1;
      if (y1 > bottom) bottom = y1;
    }
    for (let j = top; j <= bottom; j++) {
      for (let at = j * this.width + left, end = j * this.width + right; at <= end; at++) {
        if (cover[at]! > 0) {
          this.blend(at, tone, cover[at]! * alpha);
          cover[at] = 0;
        }
      }
    }
  }

  line(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    width: number,
    tone: Colour,
    alpha = 1,
  ): void {
    this.stroke(
      [
        { x: x0, y: y0 },
        { x: x1, y: y1 },
      ],
      width,
      tone,
      alpha,
    );
  }

  /** 8-bit RGB, row by row. */
  bytes(): Buffer {
    return Buffer.from(Uint8ClampedArray.from(this.pixels).buffer);
  }
}
