import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('counts requests by kind and status, the same when it is read twice', async () => {
  const metrics = createMetrics();
  for (let i = 0; i < 3; i++) metrics.countRequest('page-cached', 200, 0.02);
  metrics.countRequest('page', 404, 3);
  metrics.countEnquiry('stored');
  metrics.observeRender('contact', 8);
  await metrics.registry.metrics();
  const text = await metrics.registry.metrics();
  for (const line of [
    'http_requests_total{kind="page-cached",status="200"} 3',
    'http_requests_total{kind="page",status="404"} 1',
    'http_request_duration_seconds_count{kind="page"} 1',
    'enquiries_total{outcome="stored"} 1',
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
