import { ContentError } from './content-error.ts';

/**
 * Splits the brand's mark, content/mark.svg, into what its readers draw at a size and in colours of their own.
 *
 * @throws ContentError unless it is an SVG with a viewBox, which a page can show twice and without styles
 */
export function parseMark(svg: string): { viewBox: string; drawing: string } {
  const [, viewBox, drawing] = /<svg[^>]* viewBox="([^"]*)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (viewBox === undefined || drawing === undefined)
    throw new ContentError(
      'content/mark.svg: has no <svg> with a viewBox: export the mark as SVG with one, such as viewBox="0 0 32 32"',
    );
  if (/<style\b|\s(?:id|style)=/.test(drawing))
    throw new ContentError(
      'content/mark.svg: has styles or ids: export it with "presentation attributes", such as fill="currentColor"',
    );
  return { viewBox, drawing };
}
