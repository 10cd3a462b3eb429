import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import type { HttpSettings } from '../env.ts';
import { securityHeaders } from './security-headers.ts';

const app = (secure: boolean, hsts: HttpSettings['hsts'] = 'host') =>
  express()
    .use(securityHeaders({ secure, hsts }))
    .use((_req, res) => void res.send('ok'));

it('sets the security headers, and does not name the server software', async () => {
  const { headers } = await request(app(false)).get('/');
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const name of ['x-dns-prefetch-control', 'server', 'strict-transport-security'])
    expect(headers).not.toHaveProperty(name);
});

it.each([
  ['host', /^max-age=\d{8,}$/],
  ['subdomains', /^max-age=\d{8,}; includeSubDomains$/],
  ['preload', /^max-age=\d{8,}; includeSubDomains; preload$/],
] as const)('sends Strict-Transport-Security over https for %s', async (hsts, expected) => {
  const { headers } = await request(app(true, hsts)).get('/');
  expect(headers['strict-transport-security']).toMatch(expected);
});
