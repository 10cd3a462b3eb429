/**
 * Where the six services stand on the home page's map, in percent of its width and height, in
 * the order of src/content/services.ts. The contours under them are drawn from the same numbers
 * by art/lines/service-map.ts.
 */
export const stations = [
  { x: 21, y: 17 },
  { x: 60, y: 12 },
  { x: 80, y: 37 },
  { x: 44, y: 47 },
  { x: 20, y: 74 },
  { x: 66, y: 82 },
] as const;
