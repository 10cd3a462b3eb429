import { expect, it } from 'vitest';
import { palette } from '../../src/theme/tokens.ts';
import { colourProblems } from './colour-problems.ts';

it('reports what is not a colour', () => {
  expect(colourProblems({ ...palette, ember: 'b5400f', line: '#d8d' })).toEqual([
    'src/theme/tokens.ts: palette.line: found "#d8d", expected a colour like #1f6f63',
    'src/theme/tokens.ts: palette.ember: found "b5400f", expected a colour like #1f6f63',
  ]);
});

it('reports a colour that can’t be read on its ground, with the ratio', () => {
  const white = { ...palette, paper: '#ffffff', ink: '#000000' };
  expect(colourProblems({ ...white, ember: '#777777' })).toEqual([
    'src/theme/tokens.ts: palette.ember: #777777 has a contrast of 4.4:1 on paper (#ffffff), and text needs 4.5:1: take a darker shade',
  ]);
  expect(colourProblems({ ...white, ember: '#767676', emberOnInk: '#333333' })).toEqual([
    'src/theme/tokens.ts: palette.emberOnInk: #333333 has a contrast of 1.6:1 on ink (#000000), and text needs 4.5:1: take a lighter shade',
  ]);
});
