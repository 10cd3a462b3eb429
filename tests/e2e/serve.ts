/** Starts the built server for the end-to-end tests, on a data folder that is empty. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

process.env['DATA_DIR'] = mkdtempSync(join(tmpdir(), 'site-e2e-'));
process.env['LOG_LEVEL'] = 'warn';
process.env['ENQUIRY_RATE_LIMIT'] = '10000';
await import('../../server.ts');
