import sharp from 'sharp';
import { clamp, noise, smooth } from '../noise.ts';

/** Length of the country along the flight; it repeats after this, so the film loops. */
const LENGTH = 4;
const WIDTH = 5;
const CELLS_X = 1250;
const CELLS_Y = 1000;
export const FLIGHT_SECONDS = 15;

let ground: Float32Array | undefined;

/** A range of hills that joins up with itself from end to end. */
function country(): Float32Array {
  if (ground) return ground;
  const n = noise(7001);
  const m = noise(7002);
  const at = (x: number, y: number): number => {
    const a = m.fbm(x * 0.7, y * 0.7, 2) * 0.5;
    const ridge = n.ridge(x * 0.62 + a, y * 0.62 - a, 4);
    // A wide valley on the left keeps the words' side low and quiet.
    const side = 0.22 + 0.78 * smooth(-0.9, 1.1, x + 0.25 * m.at(y * 0.5, 3));
    return ridge * side * 0.78 + 0.05 * m.fbm(x * 1.5, y * 1.5, 2);
  };
  ground = new Float32Array(CELLS_X * CELLS_Y);
  for (let j = 0; j < CELLS_Y; j++) {
    const y = (j / CELLS_Y) * LENGTH;
    const blend = smooth(0.6, 1, y / LENGTH);
    for (let i = 0; i < CELLS_X; i++) {
      const x = (i / CELLS_X - 0.5) * WIDTH;
      const here = at(x, y);
      ground[j * CELLS_X + i] = blend > 0 ? here * (1 - blend) + at(x, y - LENGTH) * blend : here;
    }
  }
  return ground;
}

const RGB = { ink: [15, 20, 18], line: [108, 124, 116], ember: [255, 138, 76] } as const;

/**
 * One frame of the contour flight over the country at a time in seconds.
 * @returns raw RGB, width × height
 */
export function flightFrame(width: number, height: number, seconds: number): Uint8Array {
  const data = country();
  const out = new Uint8Array(width * height * 3);
  const camY = (seconds / FLIGHT_SECONDS) * LENGTH;
  const sway = (seconds / FLIGHT_SECONDS) * Math.PI * 2;
  const camX = 0.34 + 0.09 * Math.sin(sway);
  const camZ = 1.12 + 0.04 * Math.cos(sway);
  const focal = width * 0.62;
  const horizon = height * -0.06;
  const far = 3.5;
  const near = 0.42;
  const tall = new Float32Array(width * height).fill(-1);
  const deep = new Float32Array(width * height);
  for (let sx = 0; sx < width; sx++) {
    const dx = (sx - width * 0.56) / focal;
    let filled = height;
    let lastY = height + 40;
    let lastH = 0;
    let d = near;
    while (d < far && filled > 0) {
      const gx = clamp(((camX + dx * d) / WIDTH + 0.5) * CELLS_X, 0, CELLS_X - 2);
      const gy = (((((camY + d) / LENGTH) % 1) + 1) % 1) * CELLS_Y;
      const i = Math.floor(gx);
      const j = Math.floor(gy);
      const u = gx - i;
      const v = gy - j;
      const row = (j % CELLS_Y) * CELLS_X;
      const next = ((j + 1) % CELLS_Y) * CELLS_X;
      const top = data[row + i]! * (1 - u) + data[row + i + 1]! * u;
      const bottom = data[next + i]! * (1 - u) + data[next + i + 1]! * u;
      const h = top * (1 - v) + bottom * v;
      const sy = horizon + ((camZ - h) / d) * focal;
      if (sy < filled) {
        const start = Math.max(0, Math.ceil(sy));
        for (let y = Math.min(filled, height) - 1; y >= start; y--) {
          const t = lastY === sy ? 1 : clamp((lastY - y) / (lastY - sy));
          const k = y * width + sx;
          tall[k] = lastH + (h - lastH) * t;
          deep[k] = d;
        }
        filled = Math.min(filled, start);
      }
      lastY = sy;
      lastH = h;
      d *= 1 + 1.15 / height;
    }
  }
  const levels = 26;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const h = tall[k]!;
      let shine = 0;
      let glow = 0;
      if (h > -1 && y > 0 && x > 0 && y < height - 1 && x < width - 1) {
        const gx = (tall[k + 1]! - tall[k - 1]!) / 2;
        const gy = (tall[k + width]! - tall[k - width]!) / 2;
        const slope = Math.hypot(gx, gy) * levels;
        const at = h * levels;
        const level = Math.round(at);
        const off = Math.abs(at - level) / Math.max(slope, 1e-4);
        const weight = (level % 5 === 0 ? 1.25 : 0.8) * (height / 720);
        // Where lines would run together they fade into an even tone instead of flickering.
        const thin = smooth(0.62, 0.28, slope);
        const line = clamp(weight + 0.5 - off) * thin;
        const fog = smooth(far, 1.0, deep[k]!);
        const side = smooth(0.3, 0.66, x / width);
        const light = 0.3 + 0.7 * smooth(0.05, 0.75, h);
        shine = line * fog * (0.1 + 0.9 * side) * light * (level % 5 === 0 ? 1 : 0.62);
        if (level === 14) glow = line * fog * (0.05 + 0.95 * side);
      }
      for (let c = 0; c < 3; c++) {
        const base = RGB.ink[c]! + (RGB.line[c]! - RGB.ink[c]!) * shine * 1.15;
        out[k * 3 + c] = clamp(base + (RGB.ember[c]! - base) * glow * 0.92, 0, 255);
      }
    }
  }
  return out;
}

/** A still of the flight, drawn at twice the size and brought down, so that the lines are clean. */
export async function flightStill(width: number, height: number, seconds: number): Promise<Buffer> {
  const raw = flightFrame(width * 2, height * 2, seconds);
  return sharp(raw, { raw: { width: width * 2, height: height * 2, channels: 3 } })
    .resize(width, height, { kernel: 'lanczos3' })
    .png()
    .toBuffer();
}
