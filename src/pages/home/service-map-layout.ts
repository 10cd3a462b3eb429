import { services } from '../../content/navigation/services.ts';

/** A position on the home page's map, in percent of its width and height. */
type MapPoint = readonly [x: number, y: number];

/** Marker positions for each number of services, without overlaps and away from the corners. */
const layouts: Readonly<Record<number, readonly MapPoint[]>> = {
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
    [80, 70],
    [42, 78],
    [18, 91],
  ],
};

/** From this position (in percent) a marker's name is on its left, so that the map's edge doesn't cut it. */
const NAME_TURNS_AT = 76;

/** The positions of `count` markers; more than nine repeat the nine, slightly offset. */
function markersFor(count: number): { x: number; y: number; isTurned: boolean }[] {
  const layout = layouts[Math.min(count, 9)] ?? [];
  return Array.from({ length: count }, (_, position) => {
    const [x, y] = layout[position % layout.length]!;
    const aside = Math.floor(position / layout.length) * 7;
    return { x: x + aside, y: y + aside / 2, isTurned: x + aside >= NAME_TURNS_AT };
  });
}

/**
 * The markers of the services, in the order of src/content/navigation/services.ts. art/lines/service-map.ts
 * draws the contours from the same positions.
 */
export const markers = markersFor(services.length);
