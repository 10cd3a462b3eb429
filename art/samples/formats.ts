import { SvgDrawing } from '../drawing/svg-drawing.ts';
import type { Theme } from '../drawing/themes.ts';

/** Draws a picture: SVG text or an encoded bitmap. */
export type Draw = () => string | Promise<Buffer>;

/** The sizes of drawings in px: the largest sizes of their files. */
export const formats = {
  hero: [1920, 1080],
  square: [1200, 1200],
  card: [1200, 800],
  section: [1200, 900],
  office: [1200, 750],
} as const;

type Format = keyof typeof formats;

/** Draws a picture of a format and returns its SVG. */
export function drawn(
  format: Format,
  theme: Theme | string,
  draw: (drawing: SvgDrawing) => void,
): string {
  const [width, height] = formats[format];
  const drawing = new SvgDrawing(width, height, typeof theme === 'string' ? theme : theme.bg);
  draw(drawing);
  return drawing.svg();
}
