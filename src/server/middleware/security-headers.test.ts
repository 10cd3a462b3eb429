import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import type { HttpSettings } from '../env.ts';
import { securityHeaders } from './security-headers.ts';

const app = (secure: boolean, hsts: HttpSettings['hsts'] = 'host') =>
  express()
    .use(securityHeaders({ secure, hsts }))
    .use((_req, res) => void res.send('ok'));

it('sends no Strict-Transport-Security over http', async () => {
  const { headers } = await request(app(false)).get('/');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it.each([
  ['host', /^max-age=\d{8,}$/],
  ['subdomains', /^max-age=\d{8,}; includeSubDomains$/],
  ['preload', /^max-age=\d{8,}; includeSubDomains; preload$/],
] as const)('sends Strict-Transport-Security over https for %s', async (hsts, expected) => {
  const { headers } = await request(app(true, hsts)).get('/');
  expect(headers['strict-transport-security']).toMatch(expected);
});
