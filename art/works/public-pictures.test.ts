import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import sharp from 'sharp';
import { fileWidths, plainWidth } from '../../src/content/picture-files.ts';
import { siteConfig } from '../../src/content/site.ts';
import { publicDir, slots } from './content.ts';

/* The files in public have the sizes in px that the pages' head and `srcset` name. */

async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(join(publicDir, file)).metadata();
  return { width, height };
}

it('a picture has its aspect ratio as AVIF in all widths and as one JPEG', async () => {
  const pictures = [...slots()];
  if (siteConfig.sampleContent) assert.ok(pictures.length > 30);
  for (const [name, { width, height }] of pictures) {
    const steps = fileWidths(width).map((step) => `${step}.avif`);
    for (const ending of [...steps, `${plainWidth(width)}.jpg`]) {
      const step = Number.parseInt(ending);
      const actual = await sizeOf(`art/${name}-${ending}`);
      assert.equal(actual.width, step, `${name}-${ending}`);
      assert.ok(Math.abs(actual.height - (step * height) / width) <= 1, `${name}-${ending}`);
    }
  }
});

it('a share image has 1200 × 630 px', async () => {
  const files = globSync('art/share/**/*.png', { cwd: publicDir });
  if (siteConfig.sampleContent) assert.ok(files.length > 10);
  for (const file of files)
    assert.deepEqual(await sizeOf(file), { width: 1200, height: 630 }, file);
});

it('an icon has the size that its place expects', async () => {
  for (const [file, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-512.png', 512],
  ] as const)
    assert.deepEqual(await sizeOf(file), { width: size, height: size }, file);
});
