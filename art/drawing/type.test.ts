import assert from 'node:assert/strict';
import { it } from 'node:test';
import { loadLetters } from './other-scripts.ts';
import { hasLetters, pathData, siteFace } from './type.ts';

it('writes the letters that a typeface keeps in a second file', async () => {
  const face = await siteFace('display', 620);
  const text = 'Søn in Łódź, Ağrı, Győr: €5';
  assert.ok(hasLetters(face, text));
  const path = face.outline('Łódź', { x: 0, y: 0, size: 40 });
  assert.ok(path.startsWith('M') && !path.includes('NaN'));
  // The pieces follow each other.
  const sum = [...'Łódź'].reduce((width, letter) => width + face.width(letter, 40), 0);
  assert.ok(Math.abs(face.width('Łódź', 40) - sum) < 4);
});

for (const text of [
  'Ωμέγα και άλφα',
  'Разработка и ИИ',
  'ソフトウェア開発の会社',
  '软件开发与人工智能',
  '소프트웨어 개발',
])
  it(`writes ${text}`, async () => {
    const face = await siteFace('display', 620);
    assert.equal(hasLetters(face, text), false);
    assert.equal(await loadLetters(face, text, 620), true);
    const path = face.outline(text, { x: 0, y: 0, size: 40 });
    assert.ok(path.startsWith('M') && !path.includes('NaN'));
  });

it('knows of letters that no font has, or that change beside each other', async () => {
  const face = await siteFace('display', 620);
  for (const text of ['Rockets 🚀', 'برمجيات', 'हिन्दी'])
    assert.equal(await loadLetters(face, text, 620), false);
});

it('writes numbers near zero as 0', () => {
  const command = { type: 'Q', x1: 1e-7, y1: -2.5e-9, x: 12.3456, y: 3 } as const;
  const path = { commands: [command] } as unknown as Parameters<typeof pathData>[0];
  assert.equal(pathData(path), 'Q0 0 12.35 3');
});
