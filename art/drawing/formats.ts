import { Sheet } from './sheet.ts';
import type { Theme } from './themes.ts';

/** A picture under way: SVG text or an encoded bitmap. */
export type Draw = () => string | Promise<Buffer>;

/** Sizes that pictures are drawn at: the largest that each is offered in. */
export const formats = {
  hero: [1920, 1080],
  sheet: [1200, 1200],
  card: [1200, 800],
  plate: [1200, 900],
  office: [1200, 750],
  portrait: [320, 320],
} as const;

export type Format = keyof typeof formats;

/** Draws on an empty sheet of a format and gives the SVG. */
export function drawn(format: Format, theme: Theme | string, draw: (sheet: Sheet) => void): string {
  const [width, height] = formats[format];
  const sheet = new Sheet(width, height, typeof theme === 'string' ? theme : theme.bg);
  draw(sheet);
  return sheet.svg();
}
