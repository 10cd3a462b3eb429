import assert from 'node:assert/strict';
import { it } from 'node:test';
import { palette, recoloured, recolouredSvg } from './palette.ts';

const blue = { ...palette, ember: '#0f4db5' };
const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

it('replaces the colour of a token, and keeps every shade while it is unchanged', () => {
  assert.equal(recoloured('#a93b0d', palette), '#a93b0d');
  assert.equal(recoloured(palette.ember, blue), '#0f4db5');
  assert.equal(recoloured(palette.ink, blue), palette.ink);
});

it('shifts shades near a changed colour, and others by at most 4', () => {
  const [red = 0, , bluish = 0] = channels(recoloured('#a93b0d', blue));
  assert.ok(bluish > red, 'a dark ember follows ember');
  const [before, after] = [channels('#dcebe4'), channels(recoloured('#dcebe4', blue))];
  before.forEach((value, i) => assert.ok(Math.abs(value - after[i]!) <= 4, 'a pale green stays'));
});

it('replaces every colour of an SVG', () => {
  assert.equal(
    recolouredSvg(`<path fill="${palette.ink}" stroke="#ffffff"/>`),
    `<path fill="${recoloured(palette.ink)}" stroke="${recoloured('#ffffff')}"/>`,
  );
});
