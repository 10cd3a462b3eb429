import { expect, it } from 'vitest';
import { kindOf, shortPath } from './request.ts';

it.each([
  ['/', 'page'],
  ['/case-studies/investec', 'page'],
  ['/assets/app-1.js', 'asset'],
  ['/api/enquiries', 'enquiry'],
  ['/api/page-seo', 'api'],
  ['/readyz', 'ops'],
  ['/robots.txt', 'file'],
])('counts %s as %s', (path, kind) => expect(kindOf(path)).toBe(kind));

const long = `/${'x'.repeat(195)}`;

it.each([
  ['/unsubscribe/thandi%40example.com/now', '/unsubscribe/…/now'],
  [`${long}/thandi@example.com/now`, `${long}/…/n…`],
  [`/${'x'.repeat(12_000)}`, `${long}xxxx…`],
])('writes a path to the log without email addresses and cut: %s', (path, written) =>
  expect(shortPath(path)).toBe(written),
);
