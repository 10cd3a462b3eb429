// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, inlineHash } from '../../src/server/content-security-policy.ts';
import { ScrollArea } from '../../src/ui/layout/ScrollArea.tsx';
import { hydrate } from '../support/hydrate.tsx';

const area = <ScrollArea label="About">Text</ScrollArea>;

it("lets through exactly the style element that Radix's scroll area writes", async () => {
  const css = (await hydrate(area)).querySelector('style')?.textContent ?? '';
  expect(css).toContain('scrollbar-width:none');
  const policy = contentSecurityPolicy({ styleHashes: [], secure: false });
  expect(policy).toContain(inlineHash(css));
});

it('is served without it: HTML allows no style element in the body', () => {
  expect(renderToString(area)).not.toContain('<style');
});
