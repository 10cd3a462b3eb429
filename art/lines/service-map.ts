import { markers } from '../../src/pages/home/service-map-layout.ts';
import { recolouredSvg } from '../drawing/palette.ts';
import type { Work } from '../works/work.ts';
import { contourLines } from './contour-lines.ts';
import type { Point } from './contour-lines.ts';

const width = 1200;
const height = 1000;
const step = 20;
const levels = 19;
const NAME = 'art/home/service-map.svg';

/** Distorts the ground slightly, so that no hill is an exact ellipse. */
function bent({ x, y }: Point): Point {
  return {
    x: x + 26 * Math.sin(y / 83 + 0.7) + 13 * Math.sin((x + y) / 47) + 7 * Math.sin(y / 29 + 2),
    y: y + 24 * Math.sin(x / 91 + 2.1) + 12 * Math.cos((x - y) / 53) + 7 * Math.sin(x / 31),
  };
}

/** Hills at the markers, each with its own stretch and rotation, on a gentle wave. */
function elevation(place: Point): number {
  const { x, y } = bent(place);
  const hills = markers.map((marker, index) => {
    const summit = bent({ x: (marker.x / 100) * width, y: (marker.y / 100) * height });
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

const round = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
const middle = (a: Point, b: Point) => round({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A smooth path near the points of a line: quadratic curves, closed for a ring. */
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

function draw(): string {
  const field = { width, height, step, elevation: (x: number, y: number) => elevation({ x, y }) };
  const paths = Array.from({ length: levels }, (_, index) =>
    contourLines(field, -0.2 + index * 0.072)
      .map(pathOf)
      .join(''),
  );
  // Every fifth line is an index contour, drawn bolder.
  const pen = (heavy: boolean): string =>
    paths.filter((_, index) => (index % 5 === 3) === heavy).join('');
  return recolouredSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" fill="none">` +
      `<path stroke="#d3c8b3" vector-effect="non-scaling-stroke" d="${pen(false)}"/>` +
      `<path stroke="#b9aa8d" stroke-width="1.4" vector-effect="non-scaling-stroke" d="${pen(true)}"/></svg>\n`,
  );
}

/**
 * The contours under the markers of the home page's services map, one hill for each. Redraw after a service
 * has been added or removed, or a marker moved in src/pages/home/service-map-layout.ts.
 */
export const serviceMapWork: Work = {
  name: NAME,
  draw: async () => ({ [NAME]: draw() }),
};
