import { BackupError, restore } from '../src/server/backend/backup.ts';
import { BackendStartError } from '../src/server/backend/backend.ts';
import { EnvError, parseVariable } from '../src/server/env.ts';

/*
 * `npm run restore -- /path/file.db`, in the container `node dist/server/restore.js /path/file.db`: replaces the
 * embedded backend's database by a copy. Stop the site first.
 */
const [source, ...rest] = process.argv.slice(2);
try {
  if (!source || rest.length > 0) {
    process.stderr.write('Usage: npm run restore -- <file of the copy>\n');
    process.exitCode = 2;
  } else {
    const { enquiries, replaced } = restore(parseVariable('DATA_DIR', process.env), source);
    process.stdout.write(`${source} is now the site's database; enquiries: ${enquiries}.\n`);
    if (replaced.length > 0)
      process.stdout.write(
        `The replaced database is ${replaced.join(', ')}: it holds personal data, delete it when you don't need it.\n`,
      );
  }
} catch (error) {
  const isForOperator =
    error instanceof BackupError || error instanceof BackendStartError || error instanceof EnvError;
  if (!isForOperator) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
