import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

test.each([
  ['/', '/'],
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/contact/?utm_source=x', '/contact?utm_source=x'],
  ['/contact?next=/a/', '/contact?next=/a/'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
  ['/case-studies//investec/', '/case-studies/investec'],
  ['/\\evil.example/', '/%5Cevil.example'],
])('%s has the canonical address %s', (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical);
});

test('an absolute address or an asterisk is no path', () => {
  expect(canonicalUrl('http://evil.example/')).toBeNull();
  expect(canonicalUrl('*')).toBeNull();
});
