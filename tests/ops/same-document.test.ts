import type { IncomingMessage, ServerResponse } from 'node:http';
import supertest from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { siteRoutes } from '../../scripts/site-routes.ts';
import { loadSitePages, type SitePages } from '../../src/server/render/site-pages.ts';
import { memoryLog } from '../support/memory-log.ts';

let pages: SitePages['pages'];

beforeAll(async () => {
  process.env['NODE_ENV'] = 'production';
  ({ pages } = await loadSitePages({
    distDir: 'dist',
    metadata: { get: async () => ({ exact: null, root: null, degraded: false }) },
    securityHeaders: {},
    origin: 'http://localhost:3000',
    log: memoryLog().log,
    cached: false,
  }));
});

it.each(await siteRoutes())('renders %s the same each time', async (path) => {
  const render = async () => {
    const answer = await supertest(
      (req: IncomingMessage, res: ServerResponse) => void pages.serve(req, res),
    ).get(path);
    return answer.text;
  };
  const first = await render();
  expect(first).toContain('</html>');
  await render();
  expect(await render()).toBe(first);
});
