import { expect, it } from 'vitest';
import { examplePaths } from '../support/example-paths.ts';
import { startSite } from '../support/start-site.ts';

/** Starts a process, and asks it for every page, one after the other. */
async function documentsOf(paths: readonly string[]) {
  const site = await startSite({ env: { SITE_URL: 'http://localhost:3000' } });
  const documents: Record<string, string> = {};
  for (const path of paths) documents[path] = await (await fetch(site.origin + path)).text();
  await site.stop();
  return documents;
}

it('renders a page the same in every process, whatever that rendered before', async () => {
  const [documents, others] = await Promise.all([
    documentsOf(examplePaths),
    documentsOf(examplePaths.toReversed()),
  ]);
  expect(examplePaths.filter((path) => documents[path] !== others[path])).toEqual([]);
  expect(new Set(Object.values(documents)).size).toBe(examplePaths.length);
});
