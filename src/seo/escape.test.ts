import { expect, it } from 'vitest';
import { escapeMarkup } from './escape.ts';

it('lets no text end an element or an attribute', () => {
  const escaped = escapeMarkup(`<a title="1" rel='2'>&lt;`);
  expect(escaped).not.toMatch(/[<>"']/);
  expect(escaped).toBe('&#60;a title=&#34;1&#34; rel=&#39;2&#39;&#62;&#38;lt;');
});
