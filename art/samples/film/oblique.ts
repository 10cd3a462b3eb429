import { clamp } from '../../terrain/noise.ts';
import type { Canvas, Colour, Point } from './canvas.ts';
import type { Land } from './ground.ts';

/** A camera over the ground: it looks horizontally, and its picture is shifted down. */
export interface Camera {
  u: number;
  v: number;
  /** Above height 0. */
  height: number;
  /** The direction of view, in radians from the direction of flight (u). */
  yaw: number;
  /** In pixels. */
  focal: number;
  /** The pixel row of the horizon; negative if above the picture. */
  horizon: number;
}

export interface ReliefPens {
  /** The height between two contour lines. */
  interval: number;
  relief: number;
  /** The colour of a line and of the ground between lines, by height 0..1. */
  line: (height: number) => Colour;
  index: (height: number) => Colour;
  tint: (height: number) => Colour;
  crest: Colour;
  /** The opacity of lines at a place of the picture (0..1 on both axes). */
  strength: (x: number, y: number) => number;
  /** The distances at which lines begin to fade and at which they have disappeared. */
  haze: [number, number];
}

/** The factor of supersampling in both directions. */
const FINE = 2;
const STEPS = 760;

/** Draws ground in perspective with its contour lines, without hidden parts. */
export class Oblique {
  private readonly w: number;
  private readonly h: number;
  private readonly heights: Float32Array;
  private readonly depths: Float32Array;
  private readonly canvas: Canvas;
  private readonly ground: Land;
  private readonly shows: Float32Array;
  private showsFor: ReliefPens['strength'] | undefined;
  private camera: Camera | undefined;
  private relief = 1;

  constructor(canvas: Canvas, ground: Land) {
    this.canvas = canvas;
    this.ground = ground;
    this.w = canvas.width * FINE;
    this.h = canvas.height * FINE;
    this.heights = new Float32Array(this.w * this.h);
    this.depths = new Float32Array(this.w * this.h);
    this.shows = new Float32Array(canvas.width * canvas.height);
  }

  draw(camera: Camera, pens: ReliefPens): void {
    this.camera = camera;
    this.relief = pens.relief;
    this.cast(camera, pens.relief);
    this.shade(pens);
  }

  /** Traces one ray of ground per column, front to back, and fills what each step newly shows. */
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
    const { w, h, heights, depths, canvas, shows } = this;
    const part = 1 / (FINE * FINE);
    const { interval, crest } = pens;
    const [clear, gone] = pens.haze;
    if (this.showsFor !== pens.strength) {
      this.showsFor = pens.strength;
      for (let y = 0, at = 0; y < canvas.height; y++) {
        for (let x = 0; x < canvas.width; x++) {
          shows[at++] = pens.strength(x / canvas.width, y / canvas.height);
        }
      }
    }
    const pixels = canvas.pixels.fill(0);
    for (let y = 0; y < h; y++) {
      const up = y > 0 ? w : 0;
      const down = y + 1 < h ? w : -w;
      for (let x = 0; x < w; x++) {
        const at = y * w + x;
        const z = depths[at]!;
        const height = heights[at]!;
        const level = height / interval;
        const nearest = Math.round(level);
        const tint = pens.tint(Math.floor(level) * interval);
        const to = ((y >> 1) * canvas.width + (x >> 1)) * 3;
        let tone = tint;
        let alpha = 0;
        const jump = z * 0.05;
        if (depths[at - up]! - z > jump * 0.7) {
          tone = crest;
          alpha = 1;
        } else {
          const right = x + 1 < w ? at + 1 : at - 1;
          const gx = Math.abs(depths[right]! - z) < jump ? heights[right]! - height : 0;
          const gy = Math.abs(depths[at + down]! - z) < jump ? heights[at + down]! - height : 0;
          const slope = Math.sqrt(gx * gx + gy * gy) / interval;
          const index = nearest % 5 === 0;
          const edge = (index ? 0.78 : 0.5) * FINE + 0.5;
          const away = Math.abs(level - nearest);
          if (away < edge * slope) {
            tone = index ? pens.index(height) : pens.line(height);
            // Dense lines merge into a grey: ordinary ones fade before index contours.
            const crowd = clamp(1.15 - slope * FINE * (index ? 1.2 : 3.2));
            alpha = Math.min(1, edge - away / slope) * crowd;
          }
        }
        if (alpha > 0) alpha *= shows[to / 3]! * (1 - clamp((z - clear) / (gone - clear)));
        pixels[to]! += (tint[0] + (tone[0] - tint[0]) * alpha) * part;
        pixels[to + 1]! += (tint[1] + (tone[1] - tint[1]) * alpha) * part;
        pixels[to + 2]! += (tint[2] + (tone[2] - tint[2]) * alpha) * part;
      }
    }
  }

  /** The position of a place on the ground in the picture, its distance, and whether it is visible. */
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
