import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '../../src/content/site.ts';
import { contentSecurityPolicy, inlineHash } from '../../src/server/content-security-policy.ts';
import { ScrollArea } from '../../src/ui/ScrollArea.tsx';

it("lets through exactly the style element that Radix's scroll area writes", () => {
  const html = renderToString(<ScrollArea label="About">Text</ScrollArea>);
  const css = /<style>(.*?)<\/style>/.exec(html)?.[1];
  expect(css).toContain('scrollbar-width:none');
  const policy = contentSecurityPolicy({ styleHashes: [], site, secure: false });
  expect(policy).toContain(inlineHash(css ?? ''));
});
