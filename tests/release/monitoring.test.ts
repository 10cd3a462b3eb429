import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { postEnquiry } from '../support/enquiry.ts';
import { MONITORING, startPrometheus } from '../support/services/prometheus.ts';
import { runNode } from '../support/run-node.ts';
import { testSite } from '../support/test-site.ts';
import type { RunningSite } from '../support/start-site.ts';
import { until } from '../support/until.ts';

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

/** Simulates visitors' messages, enquiries and a rendered page. */
async function visit({ origin }: RunningSite): Promise<void> {
  for (const [route, path] of [
    ['home', '/'],
    ['contact', '/contact'],
    ['case-studies', '/case-studies'],
  ] as const) {
    await fetch(origin + path);
    const vital = { route, navigation: 'load' };
    const views = [vital, { route, navigation: 'soft' }];
    await post(origin, {
      device: 'phone',
      origin: 'link',
      host: 'www.perplexity.ai',
      views,
      vitals: [
        ...['LCP', 'INP', 'TTFB', 'FCP'].map((name) => ({ name, value: 120, ...vital })),
        { name: 'CLS', value: 0.02, ...vital },
        { name: 'LCP', value: 80, route, navigation: 'soft' },
      ],
      steps: ['seen', 'begun', 'refused', 'sent', 'booked'].map((step) => ({ step, route })),
      scripts: { route, cameMs: 900, atMs: 3_000 },
      errors: [{ kind: 'error', route, message: 'it broke', frames: [] }],
    });
  }
  await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    body: new URLSearchParams({ formType: 'contact', page: '/contact' }),
  });
  const refused = { 'effective-directive': 'img-src', 'blocked-uri': 'data' };
  await post(origin, { 'csp-report': { 'document-uri': origin, ...refused } });
}

const post = (origin: string, body: unknown) =>
  fetch(`${origin}/api/visits`, { method: 'POST', body: JSON.stringify(body) });

it('the alerts pass their tests, and the configuration is valid', async () => {
  for (const command of [
    'promtool test rules alerts.test.yml alerts.days.test.yml',
    // Syntax only, because the token's file exists in the container alone.
    'promtool check config --syntax-only prometheus.yml',
    'promtool check rules alerts.yml',
    'amtool check-config alertmanager.yml',
  ])
    await promisify(exec)(command, { cwd: MONITORING });
});

it('every panel of the dashboard has data, and no rule fails', async () => {
  const site = await testSite();
  const { api, query, firing } = await startPrometheus({ sites: [site.origin] });
  expect((await postEnquiry(site.origin, 'first-enquiry')).status).toBe(201);
  await visit(site);
  await until(async () => (await query('count(page_views_total)')).length > 0);
  // Rates require counters that increase between two scrapes.
  await postEnquiry(site.origin, 'second-enquiry');
  await visit(site);
  await until(async () => (await query('increase(page_views_total[1m]) > 0')).length > 0);

  const { panels } = JSON.parse(readFileSync(join(MONITORING, 'dashboard.json'), 'utf8')) as {
    panels: Panel[];
  };
  const queries = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ title, expr: expr.replace(/\$__(rate_interval|range)/g, '1m') })),
  );
  expect(queries.length).toBeGreaterThan(20);
  const empty: string[] = [];
  for (const { title, expr } of queries) {
    const results = await query(expr);
    if (!results.some(({ value: [, value] }) => value !== 'NaN')) empty.push(`${title}: ${expr}`);
  }
  expect(empty).toEqual([]);

  const { groups } = await api<{ groups: { rules: { health: string }[] }[] }>('rules');
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter(({ health }) => health === 'err')).toEqual([]);
  expect(await firing()).toEqual(['AlwaysFiring']);
});

it('npm run visits prints the metrics as tables without Prometheus', async () => {
  const site = await testSite();
  await visit(site);
  const visits = (origin: string) => runNode('scripts/visits.ts', [origin]);
  const { stdout } = await visits(site.origin);
  expect(stdout).toMatch(/^Views +views +LCP s +INP s +CLS +TTFB s$/m);
  expect(stdout).toMatch(/^contact +2 +0\.75 +0\.1[78] +0\.07[78] +0\.15$/m);
  expect(stdout).toMatch(/^Source +views +visits +begun +sent +booked +sent or booked a visit$/m);
  expect(stdout).toMatch(/^ai-assistant +6 +3 +3 +3 +3 +200\.0 %$/m);
  expect(stdout).toMatch(/^Form +seen +begun +refused +failed +sent +booked$/m);
  expect(stdout).toMatch(/^contact +1 +1 +1 +0 +1 +1$/m);
  expect(stdout).toMatch(/^error +3$/m);
  expect(stdout).toMatch(/^img-src +1$/m);
  expect(await visits('http://127.0.0.1:1')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('http://127.0.0.1:1/metrics does not answer'),
  });
});
