import { expect, it } from 'vitest';
import { parseMark } from './mark.ts';

it('reads the viewBox and the drawing of a mark, whatever precedes them', () => {
  const svg = '<?xml version="1.0"?>\n<svg id="a" viewBox="0 0 9 9">\n<path d="M1 1"/></svg>\n';
  expect(parseMark(svg)).toEqual({ viewBox: '0 0 9 9', drawing: '\n<path d="M1 1"/>' });
});

it.each(['<style>.a{}</style>', '<path id="a"/>', '<path style="fill:red"/>'])(
  'refuses %s, which pages with the mark twice would not show',
  (drawing) => {
    const svg = `<svg viewBox="0 0 9 9">${drawing}</svg>`;
    expect(() => parseMark(svg)).toThrow('content/mark.svg: has styles or ids: export it');
  },
);

it('refuses a mark without a viewBox', () => {
  expect(() => parseMark('<svg width="9"><path d="M1 1"/></svg>')).toThrow(
    'content/mark.svg: has no <svg> with a viewBox',
  );
});
