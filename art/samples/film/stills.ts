/**
 * Draws a contact sheet of a film, for a review before all of its frames are drawn: `npm --prefix art run
 * stills -- <film> <to.png> [phases]`, with phases such as `0,0.25,0.5`.
 */
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { Canvas } from './canvas.ts';
import { HEIGHT, WIDTH } from './film.ts';
import { films } from './films.ts';

const [name, to, phases = '0,0.166,0.333,0.5,0.666,0.833'] = process.argv.slice(2);
const film = films.find((candidate) => candidate.name === name);
if (!film || to === undefined) throw new Error('Say which film, and where its sheet goes');

const canvas = new Canvas(WIDTH, HEIGHT);
const frame = film.start(canvas);
const times = phases.split(',').map(Number);
const [across, width] = times.length === 1 ? [1, WIDTH] : [2, WIDTH / 2 + 160];
const height = Math.round((width * HEIGHT) / WIDTH);
const stills: OverlayOptions[] = [];
const begun = performance.now();
for (const [k, phase] of times.entries()) {
  frame(phase);
  const input = await sharp(canvas.bytes(), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .resize(width, height)
    .png()
    .toBuffer();
  stills.push({
    input,
    left: (k % across) * (width + 8),
    top: Math.floor(k / across) * (height + 8),
  });
}
console.log(`${Math.round((performance.now() - begun) / times.length)} ms a frame`);
const rows = Math.ceil(times.length / across);
await sharp({
  create: {
    width: across * (width + 8) - 8,
    height: rows * (height + 8) - 8,
    channels: 3,
    background: '#b5400f',
  },
})
  .composite(stills)
  .png()
  .toFile(to);
