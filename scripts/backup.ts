import { BackupError, backUp } from '../src/server/backend/backup.ts';
import { BackendStartError } from '../src/server/backend/backend.ts';
import { EnvError, parseVariable } from '../src/server/env.ts';

/*
 * `npm run backup -- /path/file.db`, in the container `node dist/server/backup.js /path/file.db`: copies the
 * embedded backend's database, also while the site runs.
 */
const [target, ...rest] = process.argv.slice(2);
try {
  if (!target || rest.length > 0) {
    process.stderr.write('Usage: npm run backup -- <file of the copy>\n');
    process.exitCode = 2;
  } else if (parseVariable('SUPABASE_URL', process.env)) {
    process.stdout.write(
      'SUPABASE_URL is set: enquiries are in that project, and so are its backups. Nothing was copied.\n',
    );
  } else {
    const enquiries = await backUp(parseVariable('DATA_DIR', process.env), target);
    process.stdout.write(`${target} is a complete copy; enquiries: ${enquiries}.\n`);
  }
} catch (error) {
  const isForOperator =
    error instanceof BackupError || error instanceof BackendStartError || error instanceof EnvError;
  if (!isForOperator) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
