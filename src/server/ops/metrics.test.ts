import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';
import { isLocal } from './ops-routes.ts';

it('counts requests by kind and status, the same when it is read twice', async () => {
  const metrics = createMetrics();
  for (let i = 0; i < 3; i++) metrics.countRequest('page-cached', 200, 0.02);
  metrics.countRequest('page', 404, 3);
  metrics.countEnquiry('stored');
  metrics.countDroppedConnection();
  metrics.observeRender('contact', 8);
  await metrics.registry.metrics();
  const text = await metrics.registry.metrics();
  for (const line of [
    'http_requests_total{kind="page-cached",status="200"} 3',
    'http_requests_total{kind="page",status="404"} 1',
    'http_request_duration_seconds_count{kind="page"} 1',
    'enquiries_total{outcome="stored"} 1',
    'http_connections_dropped_total 1',
    'page_render_seconds_bucket{le="0.01",route="contact"} 1',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^process_memory_limit_bytes [1-9]/m);
});

it('has the counters of failures before the first one, which an alert would miss otherwise', async () => {
  const text = await createMetrics().registry.metrics();
  expect(text).toContain('enquiries_total{outcome="failed"} 0');
  expect(text).toContain('http_requests_total{kind="page",status="500"} 0');
  expect(text).toContain('http_requests_total{kind="ops",status="503"} 0');
});

describe('isLocal', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['8.8.8.8', false],
    ['::ffff:10.1.2.3', false],
    ['172.17.0.1', false],
    ['192.168.1.9', false],
    ['fd00::12', false],
    [undefined, false],
  ])('is for a scraper at %s %s', (address, expected) => {
    expect(isLocal(address, {})).toBe(expected);
  });

  it('is false for a request through a proxy', () => {
    expect(isLocal('127.0.0.1', { 'x-forwarded-for': '41.0.0.1' })).toBe(false);
    expect(isLocal('127.0.0.1', { forwarded: 'for=41.0.0.1' })).toBe(false);
  });
});
