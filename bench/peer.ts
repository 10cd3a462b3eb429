/**
 * `npm run bench:peer`: the home page rendered for every request, here and in React Router's
 * framework mode (bench/peer/) with the same components, both in one run, round by round. Writes
 * bench/peer.md. Installs the framework into bench/peer/node_modules.
 */
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { startSite } from '../scripts/start-site.ts';
import { load, onCore } from './load.ts';
import { median } from './median.ts';

/** Short turns, many of them: what else a shared machine does then falls on both sides alike. */
const SECONDS = 2;
const ROUNDS = 21;
/** Until the machine code of a render is made. */
const WARM_UP_SECONDS = 25;
const PEER_PORT = 4398;
const PEER_URL = `http://localhost:${PEER_PORT}/`;
const ENCODINGS = {
  'as they come (brotli)': 'br, gzip',
  'both gzip': 'gzip',
  'no compression': 'identity',
};

const node = process.execPath;
const inPeer = {
  cwd: 'bench/peer',
  env: { ...process.env, NODE_ENV: 'production', PORT: String(PEER_PORT) },
};
execFileSync('npm', ['install'], { ...inPeer, stdio: 'inherit' });
execFileSync(node, ['node_modules/@react-router/dev/bin.js', 'build'], {
  ...inPeer,
  stdio: 'inherit',
});

const site = await startSite(
  { LOG_LEVEL: 'info' },
  onCore(0, [node, 'bench/site-server.ts', '--uncached']),
);
const serve = ['node_modules/@react-router/serve/dist/cli.js', 'build/server/index.js'];
const [program = '', ...args] = onCore(0, [node, ...serve]);
const peer = spawn(program, args, { ...inPeer, stdio: 'ignore' });
const lines = [
  '| | here, CPU ms/request | framework mode | times as fast |',
  '| --- | ---: | ---: | ---: |',
];
try {
  await answered(PEER_URL);
  const here = { url: `${site.origin}/`, pid: site.pid };
  const there = { url: PEER_URL, pid: peer.pid ?? 0 };
  for (const side of [here, there]) await load({ ...side, seconds: WARM_UP_SECONDS });
  const elements = [await count(here.url), await count(there.url)];
  for (const [name, encoding] of Object.entries(ENCODINGS)) {
    const rounds: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await cost(here, encoding);
      rounds.push({ ours, theirs: await cost(there, encoding) });
    }
    const columns = [
      rounds.map(({ ours }) => ours),
      rounds.map(({ theirs }) => theirs),
      rounds.map(({ ours, theirs }) => theirs / ours),
    ];
    lines.push(`| ${[name, ...columns.map(spread)].join(' | ')} |`);
    console.log(lines.at(-1));
  }
  writeFileSync(
    'bench/peer.md',
    `# Results of \`npm run bench:peer\`

The home page, ${elements.join(' and ')} elements, ${ROUNDS} rounds of ${SECONDS} s each, 32 connections, one
core each for server and load, Node ${process.version}. The framework's log and this server's headers, log and
metrics are on. Medians, and the middle half of the rounds.

${lines.join('\n')}
`,
  );
} finally {
  peer.kill();
  await site.stop();
}

async function cost(side: { url: string; pid: number }, encoding: string): Promise<number> {
  const headers = { 'accept-encoding': encoding };
  const { cpuMsPerRequest, failures } = await load({ ...side, headers, seconds: SECONDS });
  if (failures > 0) throw new Error(`${side.url}: ${failures} requests failed`);
  return cpuMsPerRequest;
}

async function answered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} doesn't answer`);
}

async function count(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  return [...html.matchAll(/<[a-z]/g)].length;
}

/** The median, and between what the middle half of the values lies. */
function spread(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const [low = Number.NaN, high = Number.NaN] = [sorted[quarter], sorted.at(-1 - quarter)];
  return `${median(values).toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}
