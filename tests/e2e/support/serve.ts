/** Starts the built server for the end-to-end tests, with an empty data folder. */
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { dataDirOf } from './data-dir.ts';

const dataDir = dataDirOf(process.env['PORT'] ?? '');
rmSync(dataDir, { recursive: true, force: true });
process.env['DATA_DIR'] = dataDir;
process.env['LOG_LEVEL'] = 'warn';
process.env['ENQUIRY_RATE_LIMIT'] = '10000';
await import(pathToFileURL('dist/server/server.js').href);
