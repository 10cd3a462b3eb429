import { createInterface } from 'node:readline';
import { missingPages, missingReport } from './operations/missing-pages.ts';
import { siteRoutes } from './build/site-routes.ts';
import { runCommand, UsageError } from './command.ts';

/*
 * `npm run missing < log`: lists the addresses that answered 404 by count, with the hosts that link to them, and lines
 * for src/content/redirects.ts.
 */
const usage = `Usage: npm run missing < <log of the site>
       docker compose logs --no-log-prefix site-1 site-2 | npm run missing

Lists the addresses that answered 404, most frequent first, with the hosts that link to them, and prints lines for
src/content/redirects.ts.
`;

await runCommand({ usage }, async () => {
  if (process.stdin.isTTY) throw new UsageError();
  const routes = await siteRoutes();
  const known = new Set(routes);
  const log = createInterface({ input: process.stdin });
  return missingReport(await missingPages(log, (path) => known.has(path)), routes);
});
