/** `npm run bench` measures the server under load, `-- budget` and `-- lighthouse` the pages: docs/performance.md. */
import { argv } from 'node:process';

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
  console.error(`Usage: npm run bench [-- ${Object.keys(measurements).join(' | ')} [path …]]`);
  process.exitCode = 2;
}
