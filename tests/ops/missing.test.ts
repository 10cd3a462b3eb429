import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { testSite, wholeLog } from '../support/test-site.ts';

it('lists the missing pages of a process’s log, with lines for redirects.ts', async () => {
  const site = await testSite();
  for (const path of ['/shopify-services', '/shopify-services', '/contact', '/wp-login.php'])
    await (
      await fetch(site.origin + path, { headers: { Referer: 'https://partner.example/list' } })
    ).text();
  await wholeLog(site);
  const child = spawn(process.execPath, ['scripts/missing.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(site.output());
  const output = await text(child.stdout);
  expect(output).toMatch(/^ +2 {2}\/shopify-services {2}partner\.example \(2\)$/m);
  expect(output).toContain("\n  '/shopify-services': '/shopify',\n");
  expect(output).toContain('Left out: 1 requests');
  expect(output).not.toContain('/contact');
});
