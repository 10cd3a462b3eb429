import { services } from '../../content/navigation/services.ts';

/** A place on the home page's map, in percent of its width and height. */
type Station = readonly [x: number, y: number];

/** A way through the map for each number of services: none in a corner, none under another's name. */
const ways: Readonly<Record<number, readonly Station[]>> = {
  1: [[44, 47]],
  2: [
    [24, 30],
    [62, 68],
  ],
  3: [
    [22, 22],
    [66, 44],
    [34, 80],
  ],
  4: [
    [21, 18],
    [68, 26],
    [28, 60],
    [66, 84],
  ],
  5: [
    [21, 17],
    [60, 14],
    [72, 44],
    [30, 58],
    [62, 84],
  ],
  6: [
    [21, 17],
    [60, 12],
    [80, 37],
    [44, 47],
    [20, 74],
    [66, 82],
  ],
  7: [
    [18, 14],
    [58, 12],
    [78, 34],
    [42, 40],
    [16, 60],
    [62, 66],
    [30, 86],
  ],
  8: [
    [18, 12],
    [58, 10],
    [78, 30],
    [40, 36],
    [14, 54],
    [58, 58],
    [26, 80],
    [72, 86],
  ],
  9: [
    [18, 10],
    [58, 9],
    [78, 28],
    [40, 32],
    [14, 48],
    [60, 52],
    [80, 74],
    [42, 72],
    [18, 88],
  ],
};

/** From here to the right a station's name stands to its left, so that the map's edge doesn't cut it. */
const NAME_TURNS_AT = 76;

/** Where `count` stations stand, up to nine; more begin the way of nine anew, a little aside. */
export function stationsFor(count: number): { x: number; y: number; isTurned: boolean }[] {
  const way = ways[Math.min(count, 9)] ?? [];
  return Array.from({ length: count }, (_, position) => {
    const [x, y] = way[position % way.length]!;
    const aside = Math.floor(position / way.length) * 7;
    return { x: x + aside, y: y + aside / 2, isTurned: x + aside >= NAME_TURNS_AT };
  });
}

/**
 * Where the services stand on the home page's map, in the order of
 * src/content/navigation/services.ts. The contours under them are drawn from the same numbers by
 * art/lines/service-map.ts.
 */
export const stations = stationsFor(services.length);
