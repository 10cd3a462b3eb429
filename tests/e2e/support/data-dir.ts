import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of the end-to-end tests' server on this port. */
export const dataDirOf = (port: string): string => join(tmpdir(), `site-e2e-${port}`);
