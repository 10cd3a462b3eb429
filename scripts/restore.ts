import { restore } from './operations/backup.ts';
import { parseVariable } from '../src/server/env.ts';
import { runCommand } from './command.ts';

/*
 * `npm run restore -- /path/file.db`, in the container `node dist/server/restore.js /path/file.db`: replaces the
 * embedded backend's database by a copy. Stop the site first.
 */
const usage = 'Usage: npm run restore -- <file of the copy>\n';

await runCommand({ usage, positionals: [1, 1] }, (_, [source = '']) => {
  const { enquiries, replaced } = restore(parseVariable('DATA_DIR', process.env), source);
  const done = `${source} is now the site's database; enquiries: ${enquiries}.\n`;
  if (replaced.length === 0) return done;
  return `${done}The replaced database is ${replaced.join(', ')}: it holds personal data, delete it when you don't need it.\n`;
});
