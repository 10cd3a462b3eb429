/** The widths in px of a picture's files, up to its own width. */
export const imageWidths = [640, 750, 828, 1080, 1200, 1920] as const;

/** The maximum width of a picture's JPEG, for link previews and browsers without AVIF. */
const MAX_PLAIN_WIDTH = 1200;

/** The size of the picture of a Markdown page's headline, in px. */
export const markdownPagePicture = { width: 1200, height: 1200 } as const;

/** The size of a film and of its poster, in px. */
export const filmSize = { width: 1280, height: 720 } as const;

/** The size of every picture in an article's text, in px; `npm run picture` crops to it. */
export const articlePicture = { width: 1200, height: 800 } as const;

/** The widths of a picture's AVIF files; its own width if that is below the smallest. */
export function fileWidths(width: number): number[] {
  const fitting = imageWidths.filter((candidate) => candidate <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** The width of a picture's JPEG. */
export function plainWidth(width: number): number {
  return Math.max(...fileWidths(Math.min(width, MAX_PLAIN_WIDTH)));
}

/** Whether a picture is at the image-delivery service: its `src` is an id instead of a path. */
export const isHosted = (src: string): boolean => /^[A-Za-z0-9_-]{10,}$/.test(src);
