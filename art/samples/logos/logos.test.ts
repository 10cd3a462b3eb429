import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { palette, recoloured } from '../../drawing/palette.ts';
import { pathData } from '../../drawing/type.ts';
import { drawLogos } from './logos.ts';

/** Scale at which a wordmark is rasterised. */
const ZOOM = 4;
const HEIGHT = 48;
/** The width that the logo wall gives to a wordmark (src/sections/ClientLogos.tsx). */
const WIDEST = 234;

interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Share of the letters' bounding box that is inked. */
  density: number;
}

/** The bounding box of the ink in px of the wordmark, rasterised with a margin to find clipped parts. */
async function ink(svg: string): Promise<Ink> {
  const margin = 20;
  const [, width = 0] = /width="(\d+)"/.exec(svg) ?? [];
  const wide = Number(width) + 2 * margin;
  const tall = HEIGHT + 2 * margin;
  const spacious = svg.replace(
    /viewBox="[^"]*" width="\d+" height="\d+"/,
    `viewBox="${-margin} ${-margin} ${wide} ${tall}" width="${wide * ZOOM}" height="${tall * ZOOM}"`,
  );
  const { data, info } = await sharp(Buffer.from(spacious))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  let inked = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data[y * info.width + x]! < 128) continue;
      inked++;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  const own = (px: number): number => px / ZOOM - margin;
  return {
    left: own(box.left),
    right: own(box.right),
    top: own(box.top),
    bottom: own(box.bottom),
    density: inked / ((box.right - box.left) * (box.bottom - box.top)),
  };
}

const logos = await drawLogos();

it('writes numbers near zero as 0', () => {
  const command = { type: 'Q', x1: 1e-7, y1: -2.5e-9, x: 12.3456, y: 3 } as const;
  const path = { commands: [command] } as unknown as Parameters<typeof pathData>[0];
  assert.equal(pathData(path), 'Q0 0 12.35 3');
});

for (const [name, drawing] of Object.entries(logos)) {
  describe(`the wordmark ${name}`, () => {
    it('has finite outlines in one colour', () => {
      assert.doesNotMatch(drawing, /NaN|Infinity|undefined/);
      const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1]);
      assert.deepEqual(new Set(colours), new Set([recoloured(palette.ink)]));
    });

    it('fills the width of its viewBox, and is not wider than the wall allows', async () => {
      const { left, right } = await ink(drawing);
      const width = Number(/width="(\d+)"/.exec(drawing)?.[1]);
      assert.ok(width <= WIDEST, `${width} px wide`);
      assert.ok(left >= -0.3 && left < 2, `begins at ${left}`);
      assert.ok(right <= width + 0.3 && right > width - 2.5, `ends at ${right} of ${width}`);
    });

    it('is vertically centred, with the height and weight of the others', async () => {
      const { top, bottom, density } = await ink(drawing);
      assert.ok(Math.abs((top + bottom) / 2 - HEIGHT / 2) < 4, `from ${top} to ${bottom}`);
      assert.ok(bottom - top >= 18.5 && bottom - top <= 36, `${bottom - top} px high`);
      assert.ok(density > 0.13 && density < 0.68, `inked to ${density}`);
    });
  });
}
