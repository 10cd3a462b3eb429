import express from 'express';
import supertest from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { createAnswerCache } from '../../src/server/answer-cache.ts';
import { noRecord } from '../../src/server/metadata.ts';
import { loadBuiltSite } from '../../src/server/rendering/built-site.ts';
import type { PageHandlers } from '../../src/server/rendering/page-handlers.ts';
import { routes } from '../support/example-routes.ts';
import { memoryLog } from '../support/memory-log.ts';

let pageHandlers: PageHandlers;

beforeAll(async () => {
  process.env['NODE_ENV'] = 'production';
  ({ pageHandlers } = await loadBuiltSite({
    distDir: 'dist',
    metadata: { lookup: async () => ({ own: noRecord, root: noRecord }) },
    publicDir: 'public',
    origin: 'http://localhost:3000',
    log: memoryLog().log,
    onRender: () => {},
    showDrafts: false,
    allowIndexing: true,
    answers: createAnswerCache(1), // keeps none
  }));
});

it.each(routes)('renders %s identically each time', async (path) => {
  const render = async () => {
    const answer = await supertest(express().use(pageHandlers.serve)).get(path);
    return answer.text;
  };
  const first = await render();
  expect(first).toContain('</html>');
  expect(await render()).toBe(first);
});
