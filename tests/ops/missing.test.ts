import { expect, it } from 'vitest';
import { runNode } from '../support/run-node.ts';
import { testSite, wholeLog } from '../support/test-site.ts';

it('lists the missing pages of a process’s log, with lines for redirects.ts', async () => {
  const site = await testSite();
  for (const path of ['/shopify-services', '/shopify-services', '/contact', '/wp-login.php'])
    await (
      await fetch(site.origin + path, { headers: { Referer: 'https://partner.example/list' } })
    ).text();
  await wholeLog(site);
  const { stdout } = await runNode('scripts/missing.ts', [], { input: site.output() });
  expect(stdout).toMatch(/^ +2 {2}\/shopify-services {2}partner\.example \(2\)$/m);
  expect(stdout).toContain("\n  '/shopify-services': '/shopify',\n");
  expect(stdout).toContain('Left out: 1 requests');
  expect(stdout).not.toContain('/contact');
});
