import { contours } from '../contours.ts';
import { Field, closedPath } from '../field.ts';
import type { Line } from '../field.ts';
import { graticule } from '../furniture.ts';
import { weathered } from '../lands.ts';
import { bell, smooth } from '../noise.ts';
import { mix } from '../sheet.ts';
import type { Sheet } from '../sheet.ts';
import type { Theme } from '../themes.ts';

/** South Africa's outline, coarse, in degrees east and south. */
const COAST: [number, number][] = [
  [16.5, 28.6],
  [17.0, 29.6],
  [17.4, 30.9],
  [18.2, 31.8],
  [18.3, 32.6],
  [17.9, 33.0],
  [18.3, 33.5],
  [18.4, 34.2],
  [18.9, 34.1],
  [19.4, 34.6],
  [20.0, 34.8],
  [21.2, 34.4],
  [22.1, 34.1],
  [23.4, 34.1],
  [24.8, 34.1],
  [25.7, 33.9],
  [26.6, 33.75],
  [27.9, 33.1],
  [28.9, 32.3],
  [29.8, 31.3],
  [30.6, 30.4],
  [31.05, 29.85],
  [31.7, 29.1],
  [32.4, 28.5],
  [32.85, 27.4],
  [32.9, 26.85],
];
const BORDER: [number, number][] = [
  [32.1, 26.85],
  [31.9, 25.8],
  [31.95, 24.4],
  [31.3, 22.4],
  [30.3, 22.3],
  [29.3, 22.2],
  [28.2, 22.7],
  [27.0, 23.6],
  [26.4, 24.6],
  [25.6, 25.6],
  [24.3, 25.75],
  [23.0, 25.3],
  [22.7, 26.0],
  [21.6, 26.85],
  [20.7, 26.8],
  [20.0, 24.8],
  [20.0, 28.4],
  [19.0, 28.9],
  [17.4, 28.7],
];
const CITIES: [string, number, number, number][] = [
  ['Johannesburg', 28.05, 26.11, -1],
  ['Cape Town', 18.43, 33.92, -1],
  ['Durban', 31.07, 29.73, 1],
];

/**
 * The three offices on their country: coastlines repeated out to sea, high ground inland.
 * `middle` is the country's place across the sheet, `degrees` what the sheet's height holds.
 */
export function countryMap(
  sheet: Sheet,
  theme: Theme,
  o: { middle: number; degrees: number; rings: number },
): void {
  const scale = sheet.h / o.degrees;
  const px = ([east, south]: readonly [number, number]): [number, number] => [
    sheet.w * o.middle + (east - 24.9) * scale * 0.88,
    sheet.h * 0.5 + (south - 28.6) * scale,
  ];
  const outline = [...COAST, ...BORDER].map(px);
  const inside = (x: number, y: number): boolean => {
    let within = false;
    outline.forEach(([x0, y0], k) => {
      const [x1, y1] = outline[(k + 1) % outline.length]!;
      if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) within = !within;
    });
    return within;
  };
  const segments = outline.map((p, k) => [p, outline[(k + 1) % outline.length]!] as const);
  const distance = (x: number, y: number): number =>
    segments.reduce((least, [[x0, y0], [x1, y1]]) => {
      const [dx, dy] = [x1 - x0, y1 - y0];
      const t = Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
      return Math.min(least, Math.hypot(x - x0 - t * dx, y - y0 - t * dy));
    }, Infinity);
  const rough = weathered(401, 5, 3);
  const field = new Field(
    sheet.w,
    sheet.h,
    9,
    (x, y) =>
      (inside(x, y) ? 1 : -1) * distance(x, y) + 16 * sheet.s * rough(x / sheet.h, y / sheet.h),
  );
  for (let k = o.rings; k > 0; k--) {
    sheet.path(
      field
        .trace(-k * 17 * sheet.s)
        .filter((l) => l.length > 60)
        .map(closedPath)
        .join(''),
      {
        stroke: mix(theme.second, theme.bg, 0.5 + (k / o.rings) * 0.46),
        width: 1.5,
      },
    );
  }
  const land = field
    .trace(0)
    .filter((l: Line) => l.length > 200)
    .map(closedPath)
    .join('');
  sheet.path(land, { fill: '#161e1a' });
  const relief = weathered(402, 1.9, 4);
  const lesotho = px([28.9, 29.3]);
  const ground = new Field(
    sheet.w,
    sheet.h,
    6,
    (x, y) =>
      smooth(0, 260, field.at(x, y)) * (0.8 + 0.45 * relief(x / sheet.h, y / sheet.h)) +
      0.6 * bell(x - lesotho[0], y - lesotho[1], 130 * sheet.s),
  );
  sheet.group(
    () =>
      contours(sheet, ground, {
        levels: 15,
        colours: theme.lines,
        indexColours: theme.index,
        width: 1.3,
        indexWidth: 2.1,
        from: 0.12,
      }),
    { clip: land },
  );
  sheet.path(land, { stroke: theme.second, width: 2.6 });
  graticule(sheet, { step: 150, colour: theme.faint });
  const places = CITIES.map(([, e, s]) => px([e, s]));
  places.forEach(([x, y], k) => {
    const [a, b] = places[(k + 1) % places.length]!;
    sheet.line(x, y, a, b, { stroke: theme.accent, width: 2, dash: '3 9' });
  });
  CITIES.forEach(([name, , , side], k) => {
    const [x, y] = places[k]!;
    sheet.station(x, y, 17, theme.accent, theme.bg);
    sheet.label(name, x + side * 26 * sheet.s, y - 20 * sheet.s, {
      size: 20,
      fill: '#ffffff',
      halo: k === 2 ? theme.bg : '#161e1a',
      anchor: side === 1 ? 'start' : 'end',
    });
  });
}
