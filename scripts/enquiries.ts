import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { clientOptions } from '../src/server/backend/client-options.ts';
import { toCsv, toJson, toTable } from '../src/server/backend/format-enquiries.ts';
import {
  listEmbeddedEnquiries,
  listProjectEnquiries,
  type Enquiry,
} from '../src/server/backend/list-enquiries.ts';

/*
 * Prints the enquiries that have come in: `npm run enquiries [-- --csv | --json]`. Reads the
 * embedded backend's folder, also while the server runs, or a Supabase project when SUPABASE_URL
 * is set.
 */
const usage = 'Usage: npm run enquiries [-- --csv | --json]';

async function enquiries(): Promise<Enquiry[]> {
  const { SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, DATA_DIR } = process.env;
  if (!SUPABASE_URL) return listEmbeddedEnquiries(DATA_DIR || 'data');
  if (!SUPABASE_SERVICE_ROLE_KEY)
    throw new Error(
      'SUPABASE_URL is set, but SUPABASE_SERVICE_ROLE_KEY is not: expected a secret key of that project, because the anonymous key may not read enquiries.',
    );
  return listProjectEnquiries(createClient(SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, clientOptions));
}

try {
  const { values } = parseArgs({
    options: { csv: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help || (values.csv && values.json)) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = values.help ? 0 : 2;
  } else {
    const list = await enquiries();
    process.stdout.write(values.csv ? toCsv(list) : values.json ? toJson(list) : toTable(list));
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
