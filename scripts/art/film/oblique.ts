import { clamp } from '../noise.ts';
import type { Canvas, Colour, Point } from './canvas.ts';
import type { Ground } from './ground.ts';

/** A view camera over the ground: it looks level, and its film is shifted down. */
export interface Camera {
  u: number;
  v: number;
  /** Above height 0. */
  height: number;
  /** Where it looks, in radians from the direction of flight (u). */
  yaw: number;
  /** In pixels. */
  focal: number;
  /** Pixel row of the horizon; negative is above the picture. */
  horizon: number;
}

export interface ReliefPens {
  /** Height between two lines. */
  interval: number;
  relief: number;
  /** Tone of a line and of the ground between, by height 0..1. */
  line: (height: number) => Colour;
  index: (height: number) => Colour;
  tint: (height: number) => Colour;
  crest: Colour;
  /** How strongly lines show at a place of the picture (0..1 each way). */
  strength: (x: number, y: number) => number;
  /** Distance where lines begin to fade and where they are gone. */
  haze: [number, number];
}

/** Each pixel is drawn as this many by this many. */
const FINE = 2;
const STEPS = 760;

/** Ground in perspective with its level lines, hidden parts hidden. */
export class Oblique {
  private readonly w: number;
  private readonly h: number;
  private readonly heights: Float32Array;
  private readonly depths: Float32Array;
  private readonly canvas: Canvas;
  private readonly ground: Ground;
  private camera: Camera | undefined;
  private relief = 1;

  constructor(canvas: Canvas, ground: Ground) {
    this.canvas = canvas;
    this.ground = ground;
    this.w = canvas.width * FINE;
    this.h = canvas.height * FINE;
    this.heights = new Float32Array(this.w * this.h);
    this.depths = new Float32Array(this.w * this.h);
  }

  draw(camera: Camera, pens: ReliefPens): void {
    this.camera = camera;
    this.relief = pens.relief;
    this.cast(camera, pens.relief);
    this.shade(pens);
  }

  /** Marches one ray of ground per column, front to back, and fills what each step newly shows. */
  private cast({ u, v, height, yaw, focal, horizon }: Camera, relief: number): void {
    const { w, h, heights, depths, ground } = this;
    const f = focal * FINE;
    const eye = horizon * FINE;
    const near = ((height - relief) * f) / (h - eye);
    const far = (height * f) / Math.max(-eye, f * 0.02);
    const stride = (far / near) ** (1 / STEPS);
    const cos = Math.cos(yaw);
    const sin = Math.sin(yaw);
    for (let x = 0; x < w; x++) {
      const side = (x + 0.5 - w / 2) / f;
      const du = cos - side * sin;
      const dv = sin + side * cos;
      let top = h;
      let z = near;
      let lastZ = near;
      let lastH = 0;
      let lastY = Infinity;
      for (let k = 0; k <= STEPS && top > 0; k++, z *= stride) {
        const ground0 = ground.at(u + du * z, v + dv * z);
        const y = eye + ((height - ground0 * relief) * f) / z;
        if (y < top) {
          const first = Math.max(0, Math.ceil(y - 0.5));
          for (let row = top - 1; row >= first; row--) {
            const t = lastY === Infinity ? 1 : clamp((lastY - row - 0.5) / (lastY - y));
            heights[row * w + x] = lastH + (ground0 - lastH) * t;
            depths[row * w + x] = lastZ + (z - lastZ) * t;
          }
          top = Math.min(top, first);
        }
        lastZ = z;
        lastH = ground0;
        lastY = y;
      }
      for (let row = top - 1; row >= 0; row--) depths[row * w + x] = Infinity;
    }
  }

  private shade(pens: ReliefPens): void {
    const { w, h, heights, depths, canvas } = this;
    const part = 1 / (FINE * FINE);
    const { interval } = pens;
    const pixels = canvas.pixels.fill(0);
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const at = y * w + x;
        const z = depths[at]!;
        const height = heights[at]!;
        const level = height / interval;
        const right = x + 1 < w ? at + 1 : at - 1;
        const below = y + 1 < h ? at + w : at - w;
        const above = y > 0 ? at - w : at;
        const jump = z * 0.05;
        const gx = Math.abs(depths[right]! - z) < jump ? heights[right]! - height : 0;
        const gy = Math.abs(depths[below]! - z) < jump ? heights[below]! - height : 0;
        const slope = Math.hypot(gx, gy) / interval;
        const nearest = Math.round(level);
        const away = Math.abs(level - nearest) / Math.max(slope, 1e-6);
        const index = nearest % 5 === 0;
        const half = (index ? 0.78 : 0.5) * FINE;
        const tint = pens.tint(Math.floor(level) * interval);
        let [r, g, b] = tint;
        const show =
          pens.strength(x / w, y / h) *
          (1 - clamp((z - pens.haze[0]) / (pens.haze[1] - pens.haze[0])));
        let alpha = 0;
        let tone = tint;
        if (away < half + 0.5) {
          tone = index ? pens.index(height) : pens.line(height);
          // Crowded lines run into a grey: let the ordinary ones go first.
          const crowd = clamp(1.15 - slope * FINE * (index ? 1.2 : 3.2));
          alpha = Math.min(1, half + 0.5 - away) * crowd;
        }
        if (depths[above]! - z > jump * 0.7) {
          tone = pens.crest;
          alpha = 1;
        }
        alpha *= show;
        r += (tone[0] - r) * alpha;
        g += (tone[1] - g) * alpha;
        b += (tone[2] - b) * alpha;
        const to = (Math.floor(y / FINE) * canvas.width + Math.floor(x / FINE)) * 3;
        pixels[to]! += r * part;
        pixels[to + 1]! += g * part;
        pixels[to + 2]! += b * part;
      }
    }
  }

  /** Where a place on the ground lies in the picture, how far away, and whether it can be seen. */
  project(u: number, v: number, lift = 0): Point & { z: number; seen: boolean } {
    const { u: cu, v: cv, height, yaw, focal, horizon } = this.camera!;
    const cos = Math.cos(yaw);
    const sin = Math.sin(yaw);
    const z = (u - cu) * cos + (v - cv) * sin;
    const side = (v - cv) * cos - (u - cu) * sin;
    const x = this.canvas.width / 2 + (side / z) * focal;
    const y = horizon + ((height - (this.ground.at(u, v) + lift) * this.relief) * focal) / z;
    const px = Math.floor(x * FINE);
    const py = Math.floor(y * FINE);
    const inside = z > 0 && px >= 0 && py >= 0 && px < this.w && py < this.h;
    const seen = !inside || z < this.depths[py * this.w + px]! * 1.03;
    return { x, y, z, seen };
  }
}
