/** Measures the server under load, or the pages: docs/performance.md has the commands. */
import { argv } from 'node:process';
import '../scripts/ensure-built.ts';

const measurements: Record<string, () => Promise<unknown>> = {
  load: () => import('./load.ts'),
  budget: () => import('./budget.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  thousand: () => import('./thousand.ts'),
};

const [name = 'load'] = argv.slice(2);
const measure = measurements[name];
if (measure) await measure();
else {
  console.error(`Usage: npx node bench/run.ts [${Object.keys(measurements).join(' | ')} [path …]]`);
  process.exitCode = 2;
}
