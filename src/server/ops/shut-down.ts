import type { Backend } from '../backend/backend.ts';
import type { Site } from '../load-site.ts';
import { drain, type DrainOptions } from './drain.ts';

interface RunningProcess extends DrainOptions {
  site: Pick<Site, 'close'>;
  enquiryService: { close(): Promise<void> };
  backend: Pick<Backend, 'close'>;
  /** Writes the log's last lines. */
  flush(): Promise<void>;
}

/** Ends the process once visitors have their responses, or at once after a second signal. */
export async function shutDown(
  signal: NodeJS.Signals,
  { site, enquiryService, backend, flush, ...draining }: RunningProcess,
): Promise<void> {
  if (draining.lifecycle.isDraining) process.exit(1);
  const grace = signal === 'SIGINT' ? { graceMs: 0 } : {}; // no balancer needs the grace time
  // In development open pages hold a web socket, which the drain would wait for.
  await Promise.allSettled([drain({ ...draining, ...grace }), site.close()]);
  await enquiryService.close();
  await backend.close();
  draining.log.info('stopped');
  await flush();
  process.exit(0);
}
