import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { errorHandler } from './error-handler.ts';
import { sameOrigin } from './same-origin.ts';

const app = express()
  .post('/', sameOrigin('https://www.example.com'), (_req, res) => void res.sendStatus(204))
  .use(errorHandler(memoryLog().log));

const statusWith = async (headers: Record<string, string>) =>
  (await request(app).post('/').set(headers)).status;

it.each([
  ["a post from the site's own page", { 'Sec-Fetch-Site': 'same-origin' }],
  ['a request that the user started (Sec-Fetch-Site: none)', { 'Sec-Fetch-Site': 'none' }],
  ['the origin of SITE_URL', { Origin: 'https://www.example.com' }],
  ['the host of the request', { Host: 'site.test:4000', Origin: 'http://site.test:4000' }],
  ['a client without these headers', {}],
])('accepts %s', async (_name, headers) => {
  expect(await statusWith(headers)).toBe(204);
});

it.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another subdomain', { 'Sec-Fetch-Site': 'same-site' }],
  ['another origin in an older browser', { Origin: 'https://evil.example' }],
  ['a look-alike origin', { Origin: 'https://www.example.com.evil.example' }],
  ['an opaque origin', { Origin: 'null' }],
  ['a claimed origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.example.com' }],
])('rejects %s', async (_name, headers) => {
  expect(await statusWith(headers)).toBe(403);
});
