import { random } from '../../terrain/noise.ts';

/** Gradient noise on a lattice that repeats after `wrap` cells along x; about [-1, 1]. */
function wrappingNoise(seed: number): (x: number, y: number, wrap: number) => number {
  const chance = random(seed);
  const turns = Float64Array.from({ length: 4096 }, () => chance() * Math.PI * 2);
  const gx = turns.map(Math.cos);
  const gy = turns.map(Math.sin);
  const slot = (i: number, j: number): number =>
    ((Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1)) >>> 11) & 4095;
  const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y, wrap) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = x - i;
    const v = y - j;
    const left = ((i % wrap) + wrap) % wrap;
    const right = (left + 1) % wrap;
    const a = slot(left, j);
    const b = slot(right, j);
    const c = slot(left, j + 1);
    const d = slot(right, j + 1);
    const top = gx[a]! * u + gy[a]! * v;
    const topRight = gx[b]! * (u - 1) + gy[b]! * v;
    const low = gx[c]! * u + gy[c]! * (v - 1);
    const lowRight = gx[d]! * (u - 1) + gy[d]! * (v - 1);
    const s = fade(u);
    const upper = top + (topRight - top) * s;
    const lower = low + (lowRight - low) * s;
    return (upper + (lower - upper) * fade(v)) * 1.45;
  };
}

/** A surface with a height from 0 to 1 everywhere. */
export interface Land {
  at(u: number, v: number): number;
}

/** Heights, normalised to 0..1, on a grid that wraps along u (the direction of flight) and ends along v. */
export class Ground implements Land {
  readonly length: number;
  readonly breadth: number;
  private readonly nu: number;
  private readonly nv: number;
  private readonly scale: number;
  private readonly data: Float32Array;

  /**
   * @param scale samples per unit
   * @param at must repeat after `length`; v runs from 0 to `breadth`
   */
  constructor(
    length: number,
    breadth: number,
    scale: number,
    at: (u: number, v: number) => number,
  ) {
    this.length = length;
    this.breadth = breadth;
    this.scale = scale;
    this.nu = Math.round(length * scale);
    this.nv = Math.round(breadth * scale);
    this.data = new Float32Array(this.nu * this.nv);
    for (let j = 0; j < this.nv; j++) {
      for (let i = 0; i < this.nu; i++) this.data[j * this.nu + i] = at(i / scale, j / scale);
    }
    let low = Infinity;
    let high = -Infinity;
    for (const height of this.data) {
      if (height < low) low = height;
      if (height > high) high = height;
    }
    for (let k = 0; k < this.data.length; k++) this.data[k] = (this.data[k]! - low) / (high - low);
  }

  at(u: number, v: number): number {
    const { nu, nv, data } = this;
    const gu = u * this.scale;
    const gv = Math.max(0, Math.min(nv - 1.001, v * this.scale));
    const fu = Math.floor(gu);
    const j = Math.floor(gv);
    const s = gu - fu;
    const t = gv - j;
    const i = ((fu % nu) + nu) % nu;
    const k = i + 1 === nu ? 0 : i + 1;
    const a = j * nu;
    const b = a + nu;
    const top = data[a + i]! + (data[a + k]! - data[a + i]!) * s;
    const low = data[b + i]! + (data[b + k]! - data[b + i]!) * s;
    return top + (low - top) * t;
  }
}

/** Ground whose heights are partly or wholly replaced by another shape. */
export class ShapedGround implements Land {
  private readonly natural: Land;
  private readonly shape: (height: number) => number;
  /** The share of the new shape at a place, 0..1. */
  share: (u: number, v: number) => number = () => 0;

  constructor(natural: Land, shape: (height: number) => number) {
    this.natural = natural;
    this.shape = shape;
  }

  at(u: number, v: number): number {
    const height = this.natural.at(u, v);
    const share = this.share(u, v);
    return share > 0 ? height + (this.shape(height) - height) * share : height;
  }
}

/** Heights of rolling hills with crests, not normalised; repeats along u. */
export function hills(
  seed: number,
  cells: number,
  octaves: number,
  length: number,
): (u: number, v: number) => number {
  const noise = wrappingNoise(seed);
  return (u, v) => {
    let sum = 0;
    for (let o = 0, a = 1, wrap = cells; o < octaves; o++, a *= 0.36, wrap *= 2) {
      const n = noise((u / length) * wrap, (v / length) * wrap + o * 7.7, wrap);
      // Only the broad octave has crests, so that ridges have no small noise.
      sum += a * (o === 0 ? 0.75 * n + 0.6 * (1 - Math.sqrt(n * n + 0.02)) : n);
    }
    return sum;
  };
}
