import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it.each([
  [false, undefined],
  [true, 'max-age=63072000'],
])('sends Strict-Transport-Security over https alone (%s)', async (secure, expected) => {
  const app = express()
    .use(securityHeaders({ secure }))
    .use((_req, res) => void res.send('ok'));
  const { headers } = await request(app).get('/');
  expect(headers['strict-transport-security']).toBe(expected);
});
