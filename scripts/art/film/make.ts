/**
 * Draws the films into public/film: `node scripts/art/film/make.ts` all of them,
 * `node scripts/art/film/make.ts hero process` these. Needs ffmpeg with libvpx-vp9 and libx264.
 */
import { spawn, spawnSync } from 'node:child_process';
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
    if (k % (RATE * 2) === 0) console.log(`${film.name}: ${k} of ${count} frames`);
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
const VP9 = ['-c:v', 'libvpx-vp9', '-row-mt', '1', '-tile-columns', '1', '-auto-alt-ref', '1'];
const H264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation'];

async function run(args: string[]): Promise<void> {
  const { input, done } = ffmpeg(args);
  input.end();
  await done;
}

/** Encodes for the eye as far as the budget goes, in two passes: the first one finds where it goes. */
async function encode({ name, seconds }: Film, from: string): Promise<void> {
  const log = ['-passlogfile', `${from}.log`];
  const size = async (file: string) => (await stat(file)).size;
  const spend = (share: number) => ['-b:v', `${Math.round((BUDGET * 8 * share) / seconds)}`];

  const webm = join(folder, `${name}.webm`);
  const vp9 = ['-i', from, ...YUV, ...VP9, '-crf', '30', ...log];
  await run([...vp9, ...spend(0.9), '-pass', '1', '-cpu-used', '4', '-f', 'null', '-']);
  for (const share of [0.92, 0.78, 0.66]) {
    await run([...vp9, ...spend(share), '-pass', '2', '-cpu-used', '3', webm]);
    if ((await size(webm)) <= BUDGET) break;
  }

  const mp4 = join(folder, `${name}.mp4`);
  const h264 = ['-i', from, ...YUV, ...H264, '-movflags', '+faststart', ...log];
  await run([...h264, '-crf', '23', '-pass', '1', mp4]);
  for (const share of [0.96, 0.85]) {
    if ((await size(mp4)) <= BUDGET) break;
    await run([...h264, ...spend(share), '-pass', '2', mp4]);
  }

  for (const file of [webm, mp4]) {
    const bytes = await size(file);
    console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
    if (bytes > BUDGET) throw new Error(`${file} is over its budget: draw less, or slower`);
  }
}

if (spawnSync('ffmpeg', ['-version']).error) {
  console.error(
    'ffmpeg is not on the path. Install it (with libvpx-vp9 and libx264) to draw the films; the site itself needs only the finished files in public/film.',
  );
  process.exit(1);
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
    await encode(film, lossless);
  } finally {
    await rm(work, { recursive: true });
  }
}
