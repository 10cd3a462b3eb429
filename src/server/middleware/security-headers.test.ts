import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { HttpSettings } from '../env.ts';
import { securityHeaders } from './security-headers.ts';

const app = (secure: boolean, hsts: HttpSettings['hsts'] = 'host') =>
  express()
    .use(securityHeaders({ secure, hsts }))
    .use((_req, res) => void res.send('ok'));

describe('securityHeaders', () => {
  it('sets the security headers', async () => {
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
  });

  it('leaves DNS prefetching enabled, and does not name the server software', async () => {
    const { headers } = await request(app(false)).get('/');
    expect(headers).not.toHaveProperty('x-dns-prefetch-control');
    expect(headers).not.toHaveProperty('server');
  });

  it('sends Strict-Transport-Security only if the site uses https', async () => {
    expect((await request(app(false)).get('/')).headers).not.toHaveProperty(
      'strict-transport-security',
    );
  });

  it.each([
    ['host', /^max-age=\d{8,}$/],
    ['subdomains', /^max-age=\d{8,}; includeSubDomains$/],
    ['preload', /^max-age=\d{8,}; includeSubDomains; preload$/],
  ] as const)('sends Strict-Transport-Security for %s', async (hsts, expected) => {
    const { headers } = await request(app(true, hsts)).get('/');
    expect(headers['strict-transport-security']).toMatch(expected);
  });
});
