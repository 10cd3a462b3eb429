/** Seeded random numbers and gradient noise: the same seed gives the same terrain on every machine. */
type Random = () => number;

/** mulberry32: uniform random numbers in [0, 1). */
function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SKEW = (Math.sqrt(3) - 1) / 2;
const UNSKEW = (3 - Math.sqrt(3)) / 6;
const GRADIENTS = Array.from({ length: 16 }, (_, i) => {
  const angle = (i / 16) * Math.PI * 2;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

interface Noise {
  /** Simplex noise in [-1, 1]. */
  at: (x: number, y: number) => number;
  /** The sum of octaves, each with half the amplitude and twice the frequency, about [-1, 1]. */
  fbm: (x: number, y: number, octaves: number) => number;
}

/** Two-dimensional simplex noise with a seed. */
function noise(seed: number): Noise {
  const chance = random(seed);
  const order = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const pick = (i: number, j: number) => GRADIENTS[order[(i + order[j & 255]!) & 255]! & 15]!;
  const corner = (g: readonly [number, number], x: number, y: number): number => {
    const t = 0.5 - x * x - y * y;
    return t < 0 ? 0 : t ** 4 * (g[0] * x + g[1] * y);
  };

  const at = (x: number, y: number): number => {
    const s = (x + y) * SKEW;
    const i = Math.floor(x + s);
    const j = Math.floor(y + s);
    const t = (i + j) * UNSKEW;
    const x0 = x - i + t;
    const y0 = y - j + t;
    const right = x0 > y0 ? 1 : 0;
    return (
      99.2 *
      (corner(pick(i, j), x0, y0) +
        corner(pick(i + right, j + 1 - right), x0 - right + UNSKEW, y0 - 1 + right + UNSKEW) +
        corner(pick(i + 1, j + 1), x0 - 1 + 2 * UNSKEW, y0 - 1 + 2 * UNSKEW))
    );
  };
  const fbm = (x: number, y: number, octaves: number): number => {
    let sum = 0;
    let reach = 0;
    for (let o = 0, a = 1, f = 1; o < octaves; o++, a *= 0.5, f *= 2.03) {
      sum += a * at(x * f + o * 17.3, y * f - o * 9.1);
      reach += a;
    }
    return sum / reach;
  };
  return { at, fbm };
}

export const clamp = (v: number, lo = 0, hi = 1): number => (v < lo ? lo : v > hi ? hi : v);
export const smooth = (lo: number, hi: number, v: number): number => {
  const t = clamp((v - lo) / (hi - lo));
  return t * t * (3 - 2 * t);
};
/** A bell: 1 at the middle, about 0.37 at the radius. */
export const bell = (dx: number, dy: number, rx: number, ry = rx): number =>
  Math.exp(-((dx / rx) ** 2) - (dy / ry) ** 2);

/** Detailed ground from a seed, distorted so that it looks weathered. */
export function weathered(
  seed: number,
  scale: number,
  octaves = 4,
  bend = 0.35,
): (u: number, v: number) => number {
  const n = noise(seed);
  const m = noise(seed + 101);
  return (u, v) => {
    const x = u * scale;
    const y = v * scale;
    const a = m.fbm(x * 0.8, y * 0.8, 2) * bend;
    const b = m.fbm(x * 0.8 + 40, y * 0.8 - 12, 2) * bend;
    return n.fbm(x + a, y + b, octaves);
  };
}
