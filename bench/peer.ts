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

const SECONDS = 6;
const ROUNDS = 5;
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
  '| | here, CPU ms/request | framework mode | times as fast, median (worst to best round) |',
  '| --- | ---: | ---: | ---: |',
];
try {
  await answered(PEER_URL);
  const elements = [await count(`${site.origin}/`), await count(PEER_URL)];
  for (const [name, encoding] of Object.entries(ENCODINGS)) {
    const rounds: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await cost(`${site.origin}/`, site.pid, encoding);
      rounds.push({ ours, theirs: await cost(PEER_URL, peer.pid ?? 0, encoding) });
    }
    const ratios = rounds.map(({ ours, theirs }) => theirs / ours).toSorted((a, b) => a - b);
    const [worst = 0, best = 0] = [ratios[0], ratios.at(-1)];
    lines.push(
      `| ${name} | ${range(rounds.map(({ ours }) => ours))} | ${range(rounds.map(({ theirs }) => theirs))} | ` +
        `${median(ratios).toFixed(1)} (${worst.toFixed(1)} to ${best.toFixed(1)}) |`,
    );
    console.log(lines.at(-1));
  }
  writeFileSync(
    'bench/peer.md',
    `# Results of \`npm run bench:peer\`

The home page, ${elements.join(' and ')} elements, ${ROUNDS} rounds of ${SECONDS} s each, 32 connections, one
core each for server and load, Node ${process.version}. The framework's log and this server's headers, log and
metrics are on.

${lines.join('\n')}
`,
  );
} finally {
  peer.kill();
  await site.stop();
}

async function cost(url: string, pid: number, encoding: string): Promise<number> {
  const options = { url, pid, headers: { 'accept-encoding': encoding } };
  await load({ ...options, seconds: 1 }); // warms the machine code up
  const { cpuMsPerRequest, failures } = await load({ ...options, seconds: SECONDS });
  if (failures > 0) throw new Error(`${url}: ${failures} requests failed`);
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

function range(values: number[]): string {
  return `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;
}
