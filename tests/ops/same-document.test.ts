import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createAnswerCache } from '../../src/server/answer-cache.ts';
import { noRecord } from '../../src/server/metadata.ts';
import { loadBuiltSite } from '../../src/server/rendering/built-site.ts';
import { routes } from '../support/example-routes.ts';
import { memoryLog } from '../support/memory-log.ts';

process.env['NODE_ENV'] = 'production';
const { pageHandlers } = await loadBuiltSite({
  distDir: 'dist',
  metadata: { lookup: async () => ({ own: noRecord, root: noRecord }) },
  publicDir: 'public',
  origin: 'http://localhost:3000',
  log: memoryLog().log,
  onRender: () => {},
  showDrafts: false,
  allowIndexing: true,
  answers: createAnswerCache(1), // keeps none
});
const app = express().use(pageHandlers.serve);

it.each(routes)('renders %s identically each time', async (path) => {
  const render = async () => (await supertest(app).get(path)).text;
  const first = await render();
  expect(first).toContain('</html>');
  expect(await render()).toBe(first);
});
