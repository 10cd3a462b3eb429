import { expect, it } from 'vitest';
import { kindOf } from './request.ts';

it.each([
  ['/', 'page'],
  ['/case-studies/investec', 'page'],
  ['/assets/app-1.js', 'asset'],
  ['/api/enquiries', 'enquiry'],
  ['/api/page-seo', 'api'],
  ['/readyz', 'ops'],
  ['/robots.txt', 'file'],
])('counts %s as %s', (path, kind) => expect(kindOf(path)).toBe(kind));
