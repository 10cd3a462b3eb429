import type { Random } from '../../terrain/noise.ts';

type Station = [number, number];

/** Random points with a minimum distance from each other. */
export function scatter(
  chance: Random,
  o: {
    x: number;
    y: number;
    w: number;
    h: number;
    apart: number;
    tries?: number;
    keep?: (x: number, y: number) => boolean;
  },
): Station[] {
  const found: Station[] = [];
  for (let k = 0; k < (o.tries ?? 900); k++) {
    const x = o.x + chance() * o.w;
    const y = o.y + chance() * o.h;
    if (o.keep && !o.keep(x, y)) continue;
    if (found.every(([a, b]) => Math.hypot(a - x, b - y) > o.apart)) found.push([x, y]);
  }
  return found;
}

/** The Delaunay triangulation of points, as index triples (Bowyer–Watson). */
export function triangulate(points: Station[]): [number, number, number][] {
  const far = 1e5;
  const all: Station[] = [...points, [-far, -far], [far * 2, -far], [0, far * 2]];
  const n = points.length;
  let triangles: [number, number, number][] = [[n, n + 1, n + 2]];
  const inside = (t: [number, number, number], p: Station): boolean => {
    const [a, b, c] = t.map((k) => all[k]!) as [Station, Station, Station];
    const d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]));
    const q = (s: Station): number => s[0] ** 2 + s[1] ** 2;
    const x = (q(a) * (b[1] - c[1]) + q(b) * (c[1] - a[1]) + q(c) * (a[1] - b[1])) / d;
    const y = (q(a) * (c[0] - b[0]) + q(b) * (a[0] - c[0]) + q(c) * (b[0] - a[0])) / d;
    return Math.hypot(p[0] - x, p[1] - y) < Math.hypot(a[0] - x, a[1] - y);
  };
  for (let k = 0; k < n; k++) {
    const bad = triangles.filter((t) => inside(t, all[k]!));
    const edges = new Map<string, [number, number]>();
    for (const [a, b, c] of bad) {
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as [number, number][]) {
        const key = from < to ? `${from}-${to}` : `${to}-${from}`;
        if (edges.has(key)) edges.delete(key);
        else edges.set(key, [from, to]);
      }
    }
    triangles = triangles.filter((t) => !bad.includes(t));
    for (const [from, to] of edges.values()) triangles.push([from, to, k]);
  }
  return triangles.filter((t) => t.every((k) => k < n));
}

/** The edges of triangles, each once. */
export function edgesOf(triangles: [number, number, number][]): [number, number][] {
  const seen = new Map<string, [number, number]>();
  for (const [a, b, c] of triangles) {
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as [number, number][]) {
      const pair: [number, number] = from < to ? [from, to] : [to, from];
      seen.set(pair.join('-'), pair);
    }
  }
  return [...seen.values()];
}
