import { writeBackup } from './operations/backup.ts';
import { parseVariable } from '../src/server/env.ts';
import { runCommand } from './command.ts';

/*
 * `npm run backup -- /path/file.db`, in the container `node dist/server/backup.js /path/file.db`: copies the
 * embedded backend's database, also while the site runs.
 */
const usage = 'Usage: npm run backup -- <file of the copy>\n';

await runCommand({ usage, positionals: [1, 1] }, async (_, [target = '']) => {
  if (parseVariable('SUPABASE_URL', process.env))
    return 'SUPABASE_URL is set: enquiries are in that project, and so are its backups. Nothing was copied.\n';
  const enquiries = await writeBackup(parseVariable('DATA_DIR', process.env), target);
  return `${target} is a complete copy; enquiries: ${enquiries}.\n`;
});
