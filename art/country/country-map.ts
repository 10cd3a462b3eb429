import type { Position } from '../../src/content/model/offices-schema.ts';
import { contours } from '../terrain/contours.ts';
import { countries, countryAt, isIn, land } from './country-outline.ts';
import type { Area, Place, Ring } from './country-outline.ts';
import { Field, closedPath } from '../terrain/field.ts';
import { graticule } from '../terrain/graticule.ts';
import { weathered, bell, smooth } from '../terrain/noise.ts';
import { mix } from '../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../drawing/svg-drawing.ts';
import { night as theme } from '../drawing/themes.ts';

type Point = [x: number, y: number];

/** The part of the world that a map shows, and how. */
export interface MapView {
  /** The country's horizontal position in the drawing, as a share of its width. */
  middle: number;
  /** The degrees of latitude in the drawing's height. */
  degrees: number;
  /** The number of lines in the sea. */
  rings: number;
  /** The position of the names of coastal towns: beneath in a narrow view. */
  coastalNames: 'beneath' | 'beside';
}

/** Projects degrees onto a drawing, with the centre of a country's border in the middle. */
function projection(drawing: SvgDrawing, country: Area, o: MapView) {
  const [west, south, east, north] = country.bounds;
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const scale = drawing.h / o.degrees;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return {
    toSheet: ([x, y]: Place): Point => [
      drawing.w * o.middle + (x - longitude) * scale * shrink,
      drawing.h / 2 - (y - latitude) * scale,
    ],
    toPlace: (x: number, y: number): Place => [
      (x - drawing.w * o.middle) / scale / shrink + longitude,
      latitude - (y - drawing.h / 2) / scale,
    ],
  };
}

const placeOf = ({ latitude, longitude }: Position): Place => [longitude, latitude];

const MARGIN = 120;

/** The points of a ring without those that are closer than `gap` px to the previous one. */
function thinned(points: readonly Point[], gap: number): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) > gap) kept.push(point);
  }
  return kept;
}

/** Distance in px to the nearest of the lines around some areas. */
function distanceTo(
  rings: readonly Point[][],
  drawing: SvgDrawing,
): (x: number, y: number) => number {
  const near = ([x, y]: Point): boolean =>
    x > -MARGIN * 4 && y > -MARGIN * 4 && x < drawing.w + MARGIN * 4 && y < drawing.h + MARGIN * 4;
  const segments = rings.flatMap((ring) =>
    ring
      .map((from, k) => [from, ring[(k + 1) % ring.length]!] as const)
      .filter(([from, to]) => near(from) && near(to)),
  );
  return (x, y) =>
    segments.reduce((least, [[x0, y0], [x1, y1]]) => {
      const [dx, dy] = [x1 - x0, y1 - y0];
      const along = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.min(1, Math.max(0, along));
      return Math.min(least, Math.hypot(x - x0 - t * dx, y - y0 - t * dy));
    }, Infinity);
}

const lineOf = (ring: readonly Point[]): string =>
  `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/**
 * Draws the offices on a map of their country and its neighbours: its border, lines in the sea parallel to
 * the coast, high ground inland. Leaves out offices beyond the drawing.
 *
 * @param offices the map shows the country of the first one
 */
export function countryMap(
  drawing: SvgDrawing,
  offices: readonly { name: string; position: Position }[],
  o: MapView,
): void {
  const all = countries();
  const [home] = offices.map(({ position }) => placeOf(position));
  const country = countryAt(home!, all);
  const { toSheet, toPlace } = projection(drawing, country, o);
  const drawn = (ring: Ring): Point[] => thinned(ring.map(toSheet), 1.5);
  const isOnSheet = ({ border }: Area): boolean =>
    border.some((place) => {
      const [x, y] = toSheet(place);
      return x > -MARGIN && y > -MARGIN && x < drawing.w + MARGIN && y < drawing.h + MARGIN;
    });
  const shores = land().filter(isOnSheet);
  const neighbours = all.filter((area) => area !== country && isOnSheet(area));
  const shoreLines = shores.flatMap(({ border, enclaves }) => [border, ...enclaves].map(drawn));
  const fromShore = distanceTo(
    shoreLines.map((ring) => thinned(ring, 6)),
    drawing,
  );
  const isDry = (x: number, y: number): boolean => shores.some((area) => isIn(toPlace(x, y), area));

  // Farther out at sea the lines follow the coast less closely.
  const swell = weathered(401, 4, 3);
  const coast = new Field(drawing.w, drawing.h, 8, (x, y) => {
    const away = fromShore(x, y);
    return isDry(x, y)
      ? away
      : -away + Math.min(22 * drawing.s, away * 0.16) * swell(x / drawing.h, y / drawing.h);
  });
  for (let k = o.rings; k > 0; k--) {
    const depth = (k * 14 + k * k * 0.55) * drawing.s;
    drawing.path(
      coast
        .trace(-depth)
        .filter((line) => line.length > 40)
        .map(closedPath)
        .join(''),
      { stroke: mix(theme.second, theme.bg, 0.52 + (k / o.rings) * 0.44), width: 1.4 },
    );
  }

  const dry = shoreLines.map(lineOf).join('');
  const own = [country.border, ...country.enclaves].map(drawn).map(lineOf).join('');
  drawing.path(dry, { fill: '#111815', rule: 'evenodd' });
  drawing.path(own, { fill: '#18221d', rule: 'evenodd' });

  const relief = weathered(402, 3.1, 4);
  const broad = weathered(407, 1.1, 2);
  const peaks = country.enclaves.map((ring) => {
    const points = drawn(ring);
    const mean = (axis: 0 | 1): number =>
      points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    return [mean(0), mean(1)] as const;
  });
  const ground = new Field(drawing.w, drawing.h, 5, (x, y) => {
    const inland = coast.at(x, y);
    if (inland <= 0) return inland / 400;
    const [u, v] = [x / drawing.h, y / drawing.h];
    return (
      // A coastal plain, the escarpment, then the high plateau.
      0.14 * smooth(0, 40 * drawing.s, inland) +
      0.6 * smooth(26 * drawing.s, 120 * drawing.s, inland) * (1 + 0.3 * broad(u, v)) +
      0.46 * smooth(10 * drawing.s, 110 * drawing.s, inland) * relief(u, v) +
      peaks.reduce((sum, [px, py]) => sum + 0.7 * bell(x - px, y - py, 88 * drawing.s), 0)
    );
  });
  const levels = { levels: 27, from: 0.1, width: 1.15, indexWidth: 1.8 };
  drawing.group(
    () =>
      contours(drawing, ground, {
        ...levels,
        colours: [mix(theme.lines[0]!, theme.bg, 0.45), mix(theme.lines[0]!, theme.bg, 0.1)],
      }),
    { clip: dry },
  );
  drawing.group(
    () => {
      drawing.rect(0, 0, drawing.w, drawing.h, { fill: '#18221d' });
      contours(drawing, ground, { ...levels, colours: theme.lines, indexColours: theme.index });
    },
    { clip: country.enclaves.length > 0 ? lineOf(drawn(country.border)) : own },
  );
  for (const ring of country.enclaves) {
    drawing.path(lineOf(drawn(ring)), { fill: '#111815', opacity: 0.6 });
  }

  graticule(drawing, { step: 150, colour: theme.faint });
  for (const { border } of neighbours) {
    drawing.path(lineOf(drawn(border)), {
      stroke: mix(theme.second, theme.bg, 0.66),
      width: 1.4,
      dash: '9 5 2 5',
    });
  }
  drawing.path(dry, { stroke: mix(theme.second, theme.bg, 0.36), width: 1.8 });
  drawing.path(own, { stroke: theme.second, width: 2.8 });
  neighbours.forEach((area) => nameOf(area, drawing, toPlace));

  const towns = offices
    .map(({ name, position }) => ({ name, at: toSheet(placeOf(position)) }))
    .filter(({ at: [x, y] }) => x > 0 && y > 0 && x < drawing.w && y < drawing.h);
  towns.forEach(({ at: [x, y] }, k) => {
    const [a, b] = towns[(k + 1) % towns.length]!.at;
    drawing.line(x, y, a, b, { stroke: theme.accent, width: 2, dash: '3 9' });
  });
  const [west, , east] = country.bounds;
  const [centre] = toSheet([(west + east) / 2, home![1]]);
  towns.forEach(({ name, at: [x, y] }) => {
    drawing.triangle(x, y, 17, theme.accent, theme.bg);
    // Toward the sea if it is near, otherwise inland.
    const isInland = coast.at(x, y) > 60 * drawing.s;
    const side = x > centre !== isInland ? 1 : -1;
    const isBeneath = o.coastalNames === 'beneath' && !isInland;
    const at: Point = isBeneath
      ? [x - 14 * drawing.s, y + 46 * drawing.s]
      : [x + side * 26 * drawing.s, y + (isInland ? 5 : -14) * drawing.s];
    drawing.label(name, ...at, {
      size: 20,
      fill: '#ffffff',
      halo: isInland ? '#18221d' : theme.bg,
      anchor: isBeneath || side === 1 ? 'start' : 'end',
    });
  });
}

/** Writes a neighbour's name in the middle of its visible area, if there is room. */
function nameOf(area: Area, drawing: SvgDrawing, toPlace: (x: number, y: number) => Place): void {
  const step = 12 * drawing.s;
  const inset = 0.07;
  const inside: Point[] = [];
  for (let y = drawing.h * inset; y < drawing.h * (1 - inset); y += step) {
    for (let x = drawing.w * inset; x < drawing.w * (1 - inset); x += step) {
      if (isIn(toPlace(x, y), area)) inside.push([x, y]);
    }
  }
  if (inside.length < 24) return;
  const mean = (axis: 0 | 1): number =>
    inside.reduce((sum, point) => sum + point[axis], 0) / inside.length;
  const size = inside.length < 60 ? 11 : 15;
  const [x, y] = [mean(0), mean(1)];
  const reach = (area.name.length * size * drawing.s) / 3;
  const hasRoom = [-reach, 0, reach].every((offset) => isIn(toPlace(x + offset, y), area));
  if (!hasRoom) return;
  drawing.label(area.name, x, y, {
    size,
    fill: theme.text,
    opacity: inside.length < 60 ? 0.9 : 0.6,
    halo: '#111815',
    anchor: 'middle',
  });
}
