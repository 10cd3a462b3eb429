/**
 * Draws the films into public/film: `node scripts/art/film/make.ts` all of them,
 * `node scripts/art/film/make.ts hero process` these. Needs ffmpeg with libvpx-vp9 and libx264.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writePicture } from '../encode.ts';
import { Canvas } from './canvas.ts';
import { HEIGHT, RATE, WIDTH } from './film.ts';
import type { Film } from './film.ts';
import { films } from './films.ts';

const folder = join(import.meta.dirname, '../../../public/film');
const BUDGET = 900_000;

function ffmpeg(args: string[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${args.join(' ')}`);
  });
  return { input: child.stdin, done };
}

/** Draws every frame once into a lossless file, and the poster from the frame it is to show. */
async function draw(film: Film, to: string): Promise<void> {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const frame = film.start(canvas);
  const count = Math.round(film.seconds * RATE);
  const { input, done } = ffmpeg([
    ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', `${RATE}`],
    ...['-i', 'pipe:0', '-c:v', 'ffv1', '-pix_fmt', 'bgr0', to],
  ]);
  for (let k = 0; k < count; k++) {
    frame(k / count);
    const bytes = canvas.bytes();
    if (k === Math.round(film.posterAt * RATE)) {
      const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
      const picture = await sharp(bytes, { raw }).png().toBuffer();
      await writePicture(join(folder, `${film.name}-poster`), picture);
    }
    if (!input.write(bytes)) await once(input, 'drain');
  }
  input.end();
  await done;
}

const YUV = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  // A key frame where the hero starts, at 5 s, so that seeking there costs nothing.
  ...['-an', '-g', `${5 * RATE}`, '-map_metadata', '-1', '-fflags', '+bitexact'],
];
const formats = {
  webm: {
    best: 27,
    worst: 50,
    args: [
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-row-mt',
      '1',
      '-cpu-used',
      '3',
      '-lag-in-frames',
      '25',
    ],
  },
  mp4: {
    best: 21,
    worst: 36,
    args: ['-c:v', 'libx264', '-preset', 'slower', '-tune', 'animation', '-movflags', '+faststart'],
  },
};

/** Encodes as well as the budget allows. */
async function encode(name: string, from: string): Promise<void> {
  for (const [format, { best, worst, args }] of Object.entries(formats)) {
    const to = join(folder, `${name}.${format}`);
    for (let crf = best; ;) {
      const { input, done } = ffmpeg(['-i', from, ...YUV, ...args, '-crf', `${crf}`, to]);
      input.end();
      await done;
      const { size } = await stat(to);
      console.log(`${name}.${format}: ${Math.round(size / 1000)} kB at crf ${crf}`);
      if (size <= BUDGET) break;
      if (crf >= worst) throw new Error(`${name}.${format} is over budget: draw less or slower`);
      // Six steps of x264 halve the size, VP9 needs about ten.
      const steps = Math.log2(size / BUDGET) * (format === 'mp4' ? 6 : 10);
      crf = Math.min(worst, crf + Math.max(1, Math.ceil(steps)));
    }
  }
}

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!films.some((film) => film.name === name)) throw new Error(`No film is called ${name}`);
}
await mkdir(folder, { recursive: true });
for (const film of films.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const lossless = join(work, `${film.name}.mkv`);
    await draw(film, lossless);
    await encode(film.name, lossless);
  } finally {
    await rm(work, { recursive: true });
  }
}
