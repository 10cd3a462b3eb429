import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { fontFile } from '../drawing/type.ts';
import { withPlainZero } from './plain-zero.ts';

/** The contours of a glyph, each as its distinct points. */
function contoursOf(font: Buffer, character: string): string[][] {
  const { commands } = opentype
    .parse(new Uint8Array(font).buffer)
    .charToGlyph(character)
    .getPath(0, 0, 1000);
  const contours: Set<string>[] = [];
  for (const command of commands) {
    if (command.type === 'M') contours.push(new Set());
    if (command.type !== 'Z') contours.at(-1)!.add(`${command.x} ${command.y}`);
  }
  return contours.map((points) => [...points]);
}

it('draws the slash of a zero in one point, and leaves its ring and other figures', async () => {
  const font = await subsetFont(await readFile(fontFile('Geist Mono', 'wght')), '08', {
    targetFormat: 'sfnt',
  });
  const plain = withPlainZero(font);
  assert.equal(contoursOf(font, '0')[0]?.length, 4);
  assert.equal(contoursOf(plain, '0')[0]?.length, 1);
  assert.deepEqual(contoursOf(plain, '0').slice(1), contoursOf(font, '0').slice(1));
  assert.deepEqual(contoursOf(plain, '8'), contoursOf(font, '8'));
});
