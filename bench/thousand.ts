/**
 * The build and the server with a thousand articles and two hundred studies, on Linux, in a temporary copy of the
 * repository, with the settings of the image.
 */
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyOfRepository } from '../tests/support/repository-copy.ts';
import { runProgram } from '../tests/support/run-program.ts';
import { startSite } from '../tests/support/start-site.ts';
import { cpuMs, endedCpuMs, IMAGE_ENV, megabytes, treeMegabytes } from './process-usage.ts';

const ARTICLES = 1_000;
const STUDIES = 200;
const READS = 3;
/** As many requests as a hurried crawler sends at once. */
const CONNECTIONS = 4;
/** Time for compressing what was rendered. */
const SETTLE_MS = 10_000;
/** The folders of articles and studies. */
const ARTICLES_FOLDER = 'content/articles';
const STUDIES_FOLDER = 'content/case-studies';

type Copy = ReturnType<typeof copyOfRepository>;

/** Copies articles, each with a day and a title of its own and its original's picture, until there are a thousand. */
function addArticles({ read, write, root }: Copy): void {
  const names = readdirSync(join(root, ARTICLES_FOLDER));
  for (let count = names.length; count < ARTICLES; count += 1) {
    const name = names[count % names.length]!;
    const id = basename(name, '.md');
    const date = new Date(Date.UTC(2026, 0, 1 - 3 * count));
    const day = date.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
    const text = read(join(ARTICLES_FOLDER, name))
      .replace(/^feedId: .*\n/m, '')
      .replace(/^updated: .*\n/m, '')
      .replace(/^date: .*/m, `date: ${day}`)
      .replace(/^title: '?.{5}/m, (title) => `${title.slice(0, -5)}No. ${count} `)
      .replace(
        /^category: /m,
        `imageUrl: { src: /art/articles/${id}/hero, width: 1920, height: 1080 }\n$&`,
      );
    write(join(ARTICLES_FOLDER, `${id}-${count}.md`), text);
  }
}

/** Copies studies, each with links to its original's pictures, until there are two hundred. */
function addStudies({ read, write, root }: Copy): void {
  const names = readdirSync(join(root, STUDIES_FOLDER));
  for (let count = names.length; count < STUDIES; count += 1) {
    const name = names[count % names.length]!;
    const id = basename(name, '.yaml');
    write(
      join(STUDIES_FOLDER, `${id}-${count}.yaml`),
      read(join(STUDIES_FOLDER, name)).replace(/^order: .*/m, `order: ${1_000 + count}`),
    );
    const pictures = resolve('public/art/case-studies');
    symlinkSync(join(pictures, id), join(root, 'public/art/case-studies', `${id}-${count}`));
  }
}

/** Builds a copy. */
async function build(cwd: string): Promise<string> {
  const startedAt = performance.now();
  const cpuBefore = endedCpuMs();
  const running = runProgram(process.execPath, ['scripts/build.ts'], { cwd });
  let mb = 0;
  const timer = setInterval(() => (mb = Math.max(mb, treeMegabytes(running.pid))), 100);
  const { code } = await running.ended;
  clearInterval(timer);
  if (code !== 0) throw new Error(running.output() + running.stderr());
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const cpu = Math.round((endedCpuMs() - cpuBefore) / 1000);
  return `The build takes ${seconds} s, ${cpu} s of CPU and at most ${mb} MB in all its processes.`;
}

/** Reads each address, some at the same time. */
async function readAll(addresses: readonly string[]): Promise<void> {
  const rest = addresses.values();
  const reader = async () => {
    for (const address of rest) {
      const response = await fetch(address, { headers: { 'accept-encoding': 'br, gzip' } });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, reader));
}

/** Starts a copy's site, and reads all its pages several times. */
async function serve(cwd: string): Promise<string[]> {
  const { origin, pid, stop } = await startSite({ cwd, env: IMAGE_ENV });
  try {
    const startMs = Math.round(cpuMs(pid));
    await sleep(SETTLE_MS);
    const rest = megabytes(pid);
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const after: number[] = [];
    for (let read = 0; read < READS; read += 1) {
      await readAll(paths.map((path) => origin + path));
      await sleep(SETTLE_MS);
      after.push(megabytes(pid));
    }
    const sizes = await Promise.all(
      ['/insights', '/case-studies', '/insights/feed.xml', '/sitemap.xml', paths.at(-1)!].map(
        async (path) => {
          const bytes = (await (await fetch(origin + path)).arrayBuffer()).byteLength;
          return `${path} ${Math.round(bytes / 1000)} kB`;
        },
      ),
    );
    return [
      `It is ready after ${startMs} ms of CPU, and has ${rest} MB at rest.`,
      `After all ${paths.length} pages of its sitemap it has ${after.join(', then ')} MB, at most ${megabytes(pid, 'VmHWM')}.`,
      `Uncompressed: ${sizes.join(', ')}.`,
    ];
  } finally {
    await stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'thousand-'));
try {
  const copy = copyOfRepository(join(folder, 'site'));
  const report = async (what: string) => {
    console.log(`${what}:`);
    for (const line of [await build(copy.root), ...(await serve(copy.root))])
      console.log(`- ${line}`);
  };
  await report('The site as it is');
  addArticles(copy);
  addStudies(copy);
  await report(`${ARTICLES} articles and ${STUDIES} studies`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
