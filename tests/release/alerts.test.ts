import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { testSite } from '../support/test-site.ts';

it('alerts fire under their conditions only', () => {
  execFileSync('promtool', ['test', 'rules', 'alerts.promtool.yml'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});

it('alerts ask for metrics that a process exports from its start', async () => {
  const receiver = `127.0.0.1:${await freePort()}`;
  const { origin } = await testSite({
    env: {
      ENQUIRY_MAIL_TO: 'sales@example.com',
      SMTP_URL: `smtp://${receiver}`,
      ENQUIRY_WEBHOOK_URL: `http://${receiver}`,
      ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    },
  });
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const asked = readFileSync('deploy/alerts.yml', 'utf8').match(/\b(enquir|http_|process_)\w+/g)!;
  const names = [...new Set(asked)].filter((name) => name.includes('_'));
  expect(names).toHaveLength(7);
  for (const name of names) expect(metrics).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, 'm'));
});
