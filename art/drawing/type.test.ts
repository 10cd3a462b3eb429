import assert from 'node:assert/strict';
import { it } from 'node:test';
import { assertLetters, siteFace } from './type.ts';

it('writes the letters that a typeface keeps in a second file, and refuses those of other scripts', async () => {
  const face = await siteFace('display', 620);
  const text = 'Søn in Łódź, Ağrı, Győr: €5';
  assertLetters(face, text);
  assert.throws(() => assertLetters(face, 'Ωμέγα'), /No letter Ω/);
  const path = face.outline('Łódź', { x: 0, y: 0, size: 40 });
  assert.ok(path.startsWith('M') && !path.includes('NaN'));
  // The pieces follow each other.
  const sum = [...'Łódź'].reduce((width, letter) => width + face.width(letter, 40), 0);
  assert.ok(Math.abs(face.width('Łódź', 40) - sum) < 4);
});
