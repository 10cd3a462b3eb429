/** `npm run bench [-- floods | visits]`: runs one of the benchmarks of a server under load. */
import { argv } from 'node:process';

const benchmarks = new Map([
  ['server', () => import('./run.ts')],
  ['floods', () => import('./floods.ts')],
  ['visits', () => import('./visits.ts')],
]);

const run = benchmarks.get(argv[2] ?? 'server');
if (run) await run();
else {
  console.error(`Usage: npm run bench [-- ${[...benchmarks.keys()].join(' | ')}]`);
  process.exitCode = 2;
}
