import { closedPath } from './field.ts';
import type { Field, Line } from './field.ts';
import { ramp } from '../drawing/svg-drawing.ts';
import type { SvgDrawing } from '../drawing/svg-drawing.ts';

interface ContourPens {
  /** The number of levels between lowest and highest ground. */
  levels: number;
  from?: number;
  to?: number;
  /** Colours from low to high ground. */
  colours: string[];
  width?: number;
  indexWidth?: number;
  /** The interval of index contours, in contours. */
  every?: number;
  indexColours?: string[];
  dash?: string;
}

const levelsOf = (field: Field, count: number, from = 0, to = 1): number[] =>
  Array.from(
    { length: count },
    (_, k) => field.low + (field.high - field.low) * (from + ((k + 0.5) / count) * (to - from)),
  );

/** The closed lines of at least `least` points as one path. */
const pathOf = (lines: Line[], least = 8): string =>
  lines
    .filter((line) => line.length / 2 >= least)
    .map(closedPath)
    .join('');

/** Contour lines, with bolder index contours. */
export function contours(drawing: SvgDrawing, field: Field, pens: ContourPens): void {
  const { levels, from, to, colours, width = 1.2, indexWidth = 2, every = 5, dash } = pens;
  const indexColours = pens.indexColours ?? colours;
  levelsOf(field, levels, from, to).forEach((level, k) => {
    const index = k % every === every - 1;
    drawing.path(pathOf(field.trace(level)), {
      stroke: ramp(index ? indexColours : colours, k / Math.max(levels - 1, 1)),
      width: index ? indexWidth : width,
      ...(dash && !index && { dash }),
    });
  });
}
