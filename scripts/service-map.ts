/**
 * Draws public/art/home/service-map.svg: the contours under the six stations of the home page's
 * services map, one hill for each station. Deterministic; run `node scripts/service-map.ts`
 * after moving a station in src/pages/home/stations.ts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { stations } from '../src/pages/home/stations.ts';

const width = 1200;
const height = 1000;
const step = 20;
const levels = 19;
const target = new URL('../public/art/home/service-map.svg', import.meta.url);

interface Point {
  x: number;
  y: number;
}

/** Bends the ground a little, so that no hill is a plain ellipse. */
function bent({ x, y }: Point): Point {
  return {
    x: x + 26 * Math.sin(y / 83 + 0.7) + 13 * Math.sin((x + y) / 47) + 7 * Math.sin(y / 29 + 2),
    y: y + 24 * Math.sin(x / 91 + 2.1) + 12 * Math.cos((x - y) / 53) + 7 * Math.sin(x / 31),
  };
}

/** Hills at the stations, each stretched and turned its own way, over a slow swell. */
function elevation(place: Point): number {
  const { x, y } = bent(place);
  const hills = stations.map((station, index) => {
    const summit = bent({ x: (station.x / 100) * width, y: (station.y / 100) * height });
    const angle = index * 1.1 + 0.4;
    const dx = x - summit.x;
    const dy = y - summit.y;
    const along = dx * Math.cos(angle) + dy * Math.sin(angle);
    const across = dy * Math.cos(angle) - dx * Math.sin(angle);
    const reach = 118 + ((index * 37) % 46);
    return Math.exp(-((along / (reach * 1.45)) ** 2 + (across / reach) ** 2)) * (1 - index * 0.05);
  });
  const swell =
    0.14 * Math.sin(x / 148 + Math.sin(y / 190)) + 0.12 * Math.sin(y / 121 + x / 310 + 1.3);
  return hills.reduce((sum, hill) => sum + hill, 0) + swell;
}

const columns = width / step + 3;
const rows = height / step + 3;
const grid = Array.from({ length: rows }, (_, row) =>
  Array.from({ length: columns }, (_, column) =>
    elevation({ x: (column - 1) * step, y: (row - 1) * step }),
  ),
);
const at = (column: number, row: number): number => grid[row]![column]!;

/** Marching squares: the two-point pieces of one contour line. */
function pieces(level: number): [Point, Point][] {
  const found: [Point, Point][] = [];
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corners: [number, number][] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const crossings = corners.flatMap(([c, r], index) => {
        const [nextC, nextR] = corners[(index + 1) % 4]!;
        const here = at(c, r) - level;
        const there = at(nextC, nextR) - level;
        if (here > 0 === there > 0) return [];
        const share = here / (here - there);
        return [
          { x: (c - 1 + share * (nextC - c)) * step, y: (r - 1 + share * (nextR - r)) * step },
        ];
      });
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        found.push([crossings[index]!, crossings[index + 1]!]);
      }
    }
  }
  return found;
}

/** Joins pieces into lines, end to end. */
function chains(parts: [Point, Point][]): Point[][] {
  const key = ({ x, y }: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;
  const rest = new Set(parts);
  const ends = new Map<string, Set<[Point, Point]>>();
  for (const part of parts) {
    for (const point of part) {
      const known = ends.get(key(point)) ?? new Set();
      ends.set(key(point), known.add(part));
    }
  }
  const grow = (line: Point[]): Point[] => {
    for (;;) {
      const tip = line.at(-1)!;
      const next = [...(ends.get(key(tip)) ?? [])].find((part) => rest.has(part));
      if (!next) return line;
      rest.delete(next);
      line.push(key(next[0]) === key(tip) ? next[1] : next[0]);
    }
  };
  const lines: Point[][] = [];
  for (const part of parts) {
    if (!rest.delete(part)) continue;
    lines.push(grow(grow([part[0], part[1]]).reverse()));
  }
  return lines;
}

const round = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
const middle = (a: Point, b: Point) => round({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A smooth path near the points of a line: quadratic curves, closed where the line is a ring. */
function pathOf(line: Point[]): string {
  const ring = apart(line[0]!, line.at(-1)!) < 0.1;
  const kept: Point[] = [];
  for (const point of ring ? line.slice(0, -1) : line) {
    if (kept.length === 0 || apart(kept.at(-1)!, point) > step * 0.8) kept.push(point);
  }
  if (ring && apart(kept[0]!, kept.at(-1)!) < step * 0.8) kept.pop();
  if (kept.length < 5) return '';
  const around = ring ? [...kept, kept[0]!, kept[1]!] : kept;
  const curves = around
    .slice(1, -1)
    .map((point, index) => `Q${round(point)} ${middle(point, around[index + 2]!)}`);
  return `M${middle(around[0]!, around[1]!)}${curves.join('')}`;
}

const drawn = Array.from({ length: levels }, (_, index) => ({
  index: index % 5 === 3,
  path: chains(pieces(-0.2 + index * 0.072))
    .map(pathOf)
    .join(''),
}));
const join = (heavy: boolean) =>
  drawn
    .filter(({ index }) => index === heavy)
    .map(({ path }) => path)
    .join('');

mkdirSync(new URL('.', target), { recursive: true });
writeFileSync(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" fill="none">` +
    `<path stroke="#d3c8b3" vector-effect="non-scaling-stroke" d="${join(false)}"/>` +
    `<path stroke="#b9aa8d" stroke-width="1.4" vector-effect="non-scaling-stroke" d="${join(true)}"/></svg>\n`,
);
