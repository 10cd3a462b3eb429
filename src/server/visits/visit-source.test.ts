import { expect, it } from 'vitest';
import { visitSource } from './visit-source.ts';

it.each([
  ['ai-assistant', ['chatgpt.com', 'www.perplexity.ai', 'gemini.google.com', 'CLAUDE.ai']],
  ['ai-assistant', ['copilot.microsoft.com', 'com.openai.chatgpt', 'duck.ai']],
  ['social', ['www.facebook.com', 'l.instagram.com', 'lnkd.in', 't.co', 'out.reddit.com']],
  ['social', ['com.linkedin.android', 'm.youtube.com', 'www.linkedin.com']],
  ['mail', ['mail.google.com', 'com.google.android.gm', 'outlook.live.com', 'eu.mail.yahoo.com']],
  ['mail', ['webmail.company.co.uk', 'mail.company.example', 'navigator-bs.gmx.net']],
  ['search', ['www.google.co.uk', 'duckduckgo.com', 'com.google.android.googlequicksearchbox']],
  ['other-site', ['news.example', 'docs.google.com', 'notchatgpt.com', 'chatgpt.com.evil.example']],
  [
    'other-site',
    ['facebook.com.evil.example', 'localhost', 'localhost:3000', '.', 'x'.repeat(255)],
  ],
  ['direct', ['']],
])('counts a link as %s: %j', (source, hosts) => {
  for (const host of hosts) expect(visitSource({ origin: 'link', host }), host).toBe(source);
});

it.each(['campaign', 'advertising', 'search', 'this-site'] as const)('keeps %s', (origin) => {
  expect(visitSource({ origin, host: '' })).toBe(origin);
  expect(visitSource({ origin, host: 'www.facebook.com' })).toBe(origin);
});

it('counts an assistant whose links carry campaign values as an assistant', () => {
  expect(visitSource({ origin: 'campaign', host: 'chatgpt.com' })).toBe('ai-assistant');
});
