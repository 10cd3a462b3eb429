// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, inlineHash } from '../../src/server/content-security-policy.ts';
import { ScrollArea } from '../../src/ui/layout/ScrollArea.tsx';
import { hydrate } from '../support/hydrate.tsx';

const area = <ScrollArea label="About">Text</ScrollArea>;

it('the policy allows exactly the style element of Radix’s scroll area', async () => {
  const css = (await hydrate(area)).querySelector('style')?.textContent ?? '';
  expect(css).toContain('scrollbar-width:none');
  const policy = contentSecurityPolicy({ styleHashes: [], secure: false });
  expect(policy).toContain(inlineHash(css));
});

it('the served HTML has no style element, which is invalid in the body', () => {
  expect(renderToString(area)).not.toContain('<style');
});
