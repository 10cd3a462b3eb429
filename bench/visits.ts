/**
 * `npm run bench -- visits`: the cost of a flood of messages to /api/visits, each from another address and with other
 * invented names. Writes bench/visits.md. Only ratios within one run are meaningful.
 */
import { writeFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { startSite } from '../tests/support/start-site.ts';
import { megabytes, onCore, visitDuring } from './load.ts';
import { median, percentile } from './statistics.ts';

const MESSAGES = 1_000_000;
const SAMPLES = 8;
const CONNECTIONS = 32;

const METRICS_TOKEN = 'a-token-of-this-benchmark-alone';

const site = await startSite(
  { TRUST_PROXY: '1', METRICS_TOKEN },
  onCore(0, [process.execPath, 'dist/server/server.js']),
);
const address = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
const message = (n: number) =>
  JSON.stringify({
    device: `phone-${n}`,
    release: '1a2B3c4D',
    views: [{ route: `route-${n}`, navigation: 'load' }],
    vitals: [{ name: `LCP-${n}`, value: n, route: 'home', navigation: 'load' }],
    steps: [{ step: 'seen', route: `route-${n}` }],
    errors: [{ kind: 'uncaught', route: 'home', message: `error ${n}`, frames: [] }],
  });

async function metricsLines(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const response = await fetch(`${site.origin}/metrics`, { headers });
  if (!response.ok) throw new Error(`/metrics answered ${response.status}`);
  return (await response.text()).split('\n').length;
}

/** Sends messages, or requests unknown addresses, as fast as the server answers. */
function flood(kind: 'messages' | 'unknown addresses', amount: number) {
  let count = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    count += 1;
    if (kind === 'unknown addresses') return { ...request, path: `/unknown-${count}` };
    return {
      ...request,
      method: 'POST',
      path: '/api/visits',
      body: message(count),
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': address(count) },
    };
  };
  return autocannon({
    url: site.origin,
    amount,
    connections: CONNECTIONS,
    requests: [{ setupRequest }],
  });
}

const lines: string[] = [];
try {
  for (const kind of ['unknown addresses', 'messages'] as const) {
    const running = flood(kind, MESSAGES / SAMPLES);
    const times = await visitDuring(running, `${site.origin}/contact`);
    const { requests } = await running;
    lines.push(
      `- A flood of ${kind}, ${Math.round(requests.average).toLocaleString('en')} a second: a visitor's page takes ` +
        `${median(times).toFixed(1)} ms (median; p99 ${percentile(times, 0.99).toFixed(1)} ms).`,
    );
    console.log(lines.at(-1));
  }
  const before = await metricsLines();
  const memory = [megabytes(site.pid, 'VmRSS')];
  for (let sample = 1; sample < SAMPLES; sample += 1) {
    await flood('messages', MESSAGES / SAMPLES);
    memory.push(megabytes(site.pid, 'VmRSS'));
  }
  const after = await metricsLines();
  lines.push(
    `- Memory over ${MESSAGES.toLocaleString('en')} messages: ${memory.join(', ')} MB. The metrics had ${before} lines after the ` +
      `first eighth of them, and ${after} at the end.`,
  );
} finally {
  await site.stop();
}
const text = `# Results of \`npm run bench -- visits\`

${CONNECTIONS} connections, each message from another address and with invented names, the server on one core, Node
${process.version}.

${lines.join('\n')}
`;
writeFileSync('bench/visits.md', text);
console.log(text);
