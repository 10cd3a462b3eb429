import type { Ground } from './ground.ts';

const STEPS = 48;
const LANES = 61;

/**
 * The v of a path along high ground near `middle` (within `reach` on both sides), as a smooth function of u
 * that repeats with the ground. Uses dynamic programming over three laps; the middle lap does not depend on
 * the ends of the search.
 */
export function ridgePath(ground: Ground, middle: number, reach: number): (u: number) => number {
  const lane = (k: number): number => middle + ((k / (LANES - 1)) * 2 - 1) * reach;
  const worth = (step: number, k: number): number =>
    ground.at((step / STEPS) * ground.length, lane(k)) - 0.12 * ((lane(k) - middle) / reach) ** 2;
  const laps = STEPS * 3;
  let best = Float64Array.from({ length: LANES }, (_, k) => worth(0, k));
  const from: Int16Array[] = [];
  for (let step = 1; step < laps; step++) {
    const next = new Float64Array(LANES);
    const back = new Int16Array(LANES);
    for (let k = 0; k < LANES; k++) {
      next[k] = -Infinity;
      for (let j = Math.max(0, k - 4); j <= Math.min(LANES - 1, k + 4); j++) {
        const sum = best[j]! - 0.018 * (k - j) ** 2;
        if (sum > next[k]!) {
          next[k] = sum;
          back[k] = j;
        }
      }
      next[k]! += worth(step % STEPS, k);
    }
    best = next;
    from.push(back);
  }
  let k = best.indexOf(Math.max(...best));
  const found = new Float64Array(laps);
  for (let step = laps - 1; step >= 0; step--) {
    found[step] = lane(k);
    if (step > 0) k = from[step - 1]![k]!;
  }
  let lap = Array.from(found.subarray(STEPS, 2 * STEPS));
  for (let pass = 0; pass < 5; pass++) {
    lap = lap.map((v, i) => (lap.at(i - 1)! + 2 * v + lap[(i + 1) % STEPS]!) / 4);
  }
  return (u) => {
    const at = ((((u / ground.length) % 1) + 1) % 1) * STEPS;
    const i = Math.floor(at);
    const t = at - i;
    const [a, b, c, d] = [-1, 0, 1, 2].map((o) => lap[(i + o + STEPS) % STEPS]!) as [
      number,
      number,
      number,
      number,
    ];
    // Catmull-Rom interpolation, for a path without corners.
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
}
