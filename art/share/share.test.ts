import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { site } from '../../src/content/site.ts';
import { palette } from '../../src/theme/tokens.ts';
import { studies } from '../works/content.ts';
import { drawShareImage, wrapped } from './share-image.ts';
import { sharePlans } from './share.ts';

it('draws each share image into its own file, with a title', () => {
  const plans = sharePlans();
  assert.equal(new Set(plans.map(({ file }) => file)).size, plans.length);
  for (const { title, file } of plans) assert.notEqual(title, '', file);
});

it('marks the studies that are samples, and only those', () => {
  const samples = new Set(
    studies().flatMap(({ sample, shareImage }) => (sample ? shareImage : [])),
  );
  for (const { mark, file } of sharePlans()) assert.equal(mark !== undefined, samples.has(file));
});

it('leaves the brand out of a title, because the image shows it above', () => {
  for (const { title } of sharePlans()) {
    assert.ok(!title.split(site.titleSeparator).includes(site.name), title);
  }
});

it('sets a share image of 1200 by 630 px', async () => {
  const raw = await drawShareImage({
    file: '/art/share/test.png',
    eyebrow: 'A test',
    title: 'A title of some length that wraps',
    foot: { figure: '42%', words: 'less' },
    sheet: '01/01',
    art: await sharp({
      create: { width: 1920, height: 1080, channels: 3, background: palette.ember },
    })
      .png()
      .toBuffer(),
    setting: 'window',
  });
  assert.equal(raw.length, 1200 * 630 * 3);
});

describe('wrapped', () => {
  const face = { width: (text: string) => text.length };

  it('breaks a title into as few lines as fit, of similar length', () => {
    assert.deepEqual(wrapped(face, 'one two three four five six', 1, 24), [
      'one two three',
      'four five six',
    ]);
  });

  it('breaks a title of a script without spaces between its letters, not before a sign', () => {
    assert.deepEqual(wrapped(face, 'ソフト開発、する会社', 1, 6), ['ソフト開発、', 'する会社']);
  });

  it('returns null if a word is too long', () => {
    assert.equal(wrapped(face, 'a considerable word', 1, 8), null);
  });
});
