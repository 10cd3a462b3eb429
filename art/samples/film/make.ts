/**
 * `npm run films` draws all films into public/film, `npm run films -- hero process` only these. Needs ffmpeg
 * with libvpx-vp9 and libx264. Keeps a film that an owner has replaced.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeDrawing } from '../../works/encode.ts';
import { writeWork } from '../../works/output.ts';
import { siteOutput } from '../../works/site-output.ts';
import type { Files } from '../../works/work.ts';
import { Canvas } from './canvas.ts';
import { HEIGHT, RATE, WIDTH } from './film.ts';
import type { Film } from './film.ts';
import { films } from './films.ts';

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

/**
 * Draws every frame once into a lossless file.
 *
 * @returns the poster's frame as PNG
 */
async function draw(film: Film, to: string): Promise<Buffer> {
  let poster: Buffer | undefined;
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
      poster = await sharp(bytes, { raw }).png().toBuffer();
    }
    if (!input.write(bytes)) await once(input, 'drain');
  }
  input.end();
  await done;
  if (!poster) throw new Error(`${film.name} has no frame at ${film.posterAt} s`);
  return poster;
}

const YUV = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  // A key frame where the hero starts, at 5 s, so that seeking there is fast.
  ...['-an', '-g', `${5 * RATE}`, '-map_metadata', '-1', '-fflags', '+bitexact'],
];
const VP9 = ['-c:v', 'libvpx-vp9', '-row-mt', '1', '-tile-columns', '1', '-auto-alt-ref', '1'];
const H264 = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation'];

async function run(args: string[]): Promise<void> {
  const { input, done } = ffmpeg(args);
  input.end();
  await done;
}

/** Encodes as well as the size limit allows, in two passes: the first one measures where bits are needed. */
async function encode({ name, seconds }: Film, from: string): Promise<Files> {
  const log = ['-passlogfile', `${from}.log`];
  const size = async (file: string) => (await stat(file)).size;
  const spend = (share: number) => ['-b:v', `${Math.round((BUDGET * 8 * share) / seconds)}`];

  const webm = `${from}.webm`;
  const vp9 = ['-i', from, ...YUV, ...VP9, '-crf', '30', ...log];
  await run([...vp9, ...spend(0.9), '-pass', '1', '-cpu-used', '4', '-f', 'null', '-']);
  for (const share of [0.92, 0.78, 0.66]) {
    await run([...vp9, ...spend(share), '-pass', '2', '-cpu-used', '3', webm]);
    if ((await size(webm)) <= BUDGET) break;
  }

  const mp4 = `${from}.mp4`;
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
  return {
    [`film/${name}.webm`]: await readFile(webm),
    [`film/${name}.mp4`]: await readFile(mp4),
  };
}

/** Draws and encodes a film and its poster. */
async function make(film: Film): Promise<Files> {
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  try {
    const lossless = join(work, `${film.name}.mkv`);
    const poster = await draw(film, lossless);
    return {
      ...(await encode(film, lossless)),
      ...(await encodeDrawing(`film/${film.name}-poster`, poster)),
    };
  } finally {
    await rm(work, { recursive: true });
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !films.some((film) => film.name === name));
if (unknown.length > 0) {
  console.error(
    `No film is called ${unknown.join(' or ')}. There are ${films.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
if (spawnSync('ffmpeg', ['-version']).error) {
  console.error(
    'ffmpeg is not on the path. Install it (with libvpx-vp9 and libx264) to draw the films; the site itself needs only the finished files in public/film.',
  );
  process.exit(1);
}
for (const film of films.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const name = `film/${film.name}`;
  const drawn = await writeWork({ name, from: ['palette'], draw: () => make(film) }, siteOutput);
  console.log(drawn ? name : `${name}: left alone, its files are not what was drawn here`);
}
