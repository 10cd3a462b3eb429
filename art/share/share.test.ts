import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { site } from '../../src/content/site.ts';
import { palette } from '../../src/theme/tokens.ts';
import { studies } from '../works/content.ts';
import { seedRecords } from './seed.ts';
import { drawShare, wrapped } from './share-plate.ts';
import { sharePlans } from './share.ts';

it('draws no two share images into one file, and each with a title', () => {
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

it('leaves the brand out of a title, as it stands above it', () => {
  for (const { title } of sharePlans()) {
    assert.ok(!title.split(site.titleSeparator).includes(site.name), title);
  }
});

it('sets a share image of 1200 by 630 px', async () => {
  const raw = await drawShare({
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

describe('a seed', () => {
  const columns = '(path, title, description, author, image_url, twitter_site)';

  it('is read with its quotes', () => {
    const sql = `insert into page_seo ${columns} values (
      '/a', 'Ann''s | X', 'Text (with, brackets), and more.',
      'X', '/art/share/a.png', '@x'
    )`;
    assert.deepEqual(seedRecords(sql), [
      { path: '/a', title: "Ann's | X", image: '/art/share/a.png' },
    ]);
  });

  it('may leave out what a share image does not show', () => {
    const sql = `insert into page_seo ${columns} values ('/a', 'A', null, null, '/a.png', null)`;
    assert.deepEqual(seedRecords(sql), [{ path: '/a', title: 'A', image: '/a.png' }]);
  });

  it('leaves the title to a page that has its own, and skips what shares no image', () => {
    const sql = `insert into page_seo (path, title, image_url) values
      ('/a', null, '/a.png'), ('/b', 'B', null)`;
    assert.deepEqual(seedRecords(sql), [{ path: '/a', title: null, image: '/a.png' }]);
  });
});

describe('a title', () => {
  const face = { width: (text: string) => text.length };

  it('takes as few lines as fit, evenly filled', () => {
    assert.deepEqual(wrapped(face, 'one two three four five six', 1, 24), [
      'one two three',
      'four five six',
    ]);
  });

  it('has no lines where a word is too long', () => {
    assert.equal(wrapped(face, 'a considerable word', 1, 8), null);
  });
});
