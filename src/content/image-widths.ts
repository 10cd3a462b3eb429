/** The widths in px that a picture is offered in, as far as it is that wide. */
export const imageWidths = [640, 750, 828, 1080, 1200, 1920] as const;

/** Wide enough for a link preview, small enough for whoever reads no AVIF. */
const PLAIN_WIDTH = 1200;

/** The widths that a picture's AVIF files come in; its own if it is below the smallest. */
export function fileWidths(width: number): number[] {
  const fitting = imageWidths.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** The one width that a picture's JPEG comes in. */
export function plainWidth(width: number): number {
  return Math.max(...fileWidths(Math.min(width, PLAIN_WIDTH)));
}
