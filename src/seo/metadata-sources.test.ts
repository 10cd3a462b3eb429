import { expect, it } from 'vitest';
import { sourceOf } from './resolve-metadata.ts';

const record = (title: string | null) => ({
  path: '/x',
  title,
  description: null,
  author: null,
  image_url: null,
  twitter_site: null,
});

it.each([
  ['record', { exact: record('A'), pageOwn: { title: 'B' }, root: record('C') }],
  ['page', { exact: record(null), pageOwn: { title: 'B' }, root: record('C') }],
  ["root's record", { exact: null, pageOwn: {}, root: record('C') }],
  ['default', { exact: null, pageOwn: {}, root: null }],
] as const)('sourceOf returns the %s', (source, sources) => {
  expect(sourceOf('title', sources)).toBe(source);
});
