import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server that listens on this port keeps its data during the end-to-end tests. */
export const dataDirOf = (port: string): string => join(tmpdir(), `site-e2e-${port}`);
