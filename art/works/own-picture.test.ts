import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import sharp from 'sharp';
import { placeOwnPicture } from './own-picture.ts';

const slots = new Map([
  ['studies/acme/card', { width: 800, height: 400 }],
  ['studies/acme/small', { width: 640, height: 320 }],
  ['film/acme-poster', { width: 1280, height: 720 }],
]);
let folder: string;
let publicDir: string;
let file: string;

/** A plain picture, or one with much detail, as PNG. */
function photograph(width: number, height: number, isDetailed = false): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 90 } as const;
  const create = { width, height, channels: 3, background: '#808080' } as const;
  return sharp({ create: { ...create, ...(isDetailed && { noise }) } })
    .png()
    .toBuffer();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-'));
  publicDir = join(folder, 'public');
  file = join(folder, 'photo.png');
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (slot = 'studies/acme/card') => placeOwnPicture({ file, slot, slots, publicDir });

it('writes every size and one JPEG in the proportions of the slot, and deletes the old files', async () => {
  mkdirSync(join(publicDir, 'art/studies/acme'), { recursive: true });
  writeFileSync(join(publicDir, 'art/studies/acme/card-1080.avif'), 'an old drawing');
  writeFileSync(file, await photograph(1000, 1000));
  const { files } = await put();
  assert.deepEqual(files.toSorted(), [
    'art/studies/acme/card-640.avif',
    'art/studies/acme/card-750.avif',
    'art/studies/acme/card-750.jpg',
  ]);
  assert.equal(readdirSync(join(publicDir, 'art/studies/acme')).length, 3);
  for (const path of files) {
    const { width, height } = await sharp(join(publicDir, path)).metadata();
    assert.equal(height, width / 2, path);
    assert.ok(path.includes(`-${width}.`), path);
  }
});

it('writes the poster of a film beside the film', async () => {
  writeFileSync(file, await photograph(1280, 720));
  const { files } = await put('film/acme-poster');
  assert.ok(files.includes('film/acme-poster-1200.jpg'), files.join());
});

it('reports files over the budget, and writes them', async () => {
  writeFileSync(file, await photograph(640, 320, true));
  const { files, tooLarge } = await put('studies/acme/small');
  assert.equal(files.length, 2);
  assert.match(tooLarge.join(), /small-640\.avif: \d+ bytes, budget 25000/);
});

it('applies the orientation of a photograph', async () => {
  const upright = await sharp(await photograph(500, 900)).withMetadata({ orientation: 6 });
  writeFileSync(file, await upright.jpeg().toBuffer());
  assert.equal((await put()).files.length, 3);
});

it('rejects an unknown slot, and what is missing, too small or no whole picture, and writes nothing', async () => {
  await assert.rejects(put('studies/acme/hero'), /No page shows .*hero\.[^]*studies\/acme\/card/);
  await assert.rejects(put(), /There is no file .*photo\.png/);
  const whole = await sharp(await photograph(800, 400))
    .toFormat('jpeg')
    .toBuffer();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]);
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"/>';
  for (const [bytes, message] of [
    [await photograph(700, 700), /700 × 700 px: studies\/acme\/card needs at least 750 × 375 px/],
    [Buffer.from('words'), /photo\.png is no picture that can be read/],
    [Buffer.alloc(0), /photo\.png is empty: copy it again/],
    [whole.subarray(0, whole.length / 2), /photo\.png is cut off or damaged: copy it again/],
    [heic, /photo\.png is a HEIC, .*export it as JPEG/],
    [Buffer.from(svg), /photo\.png is an SVG: export it as PNG/],
  ] as const) {
    writeFileSync(file, bytes);
    await assert.rejects(put(), message);
  }
  assert.equal(existsSync(publicDir), false);
});
