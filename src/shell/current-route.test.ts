import { expect, test } from 'vitest';
import { currentFor } from './current-route.ts';

test.each([
  ['/insights', '/insights', 'page'],
  ['/', '/', 'page'],
  ['/case-studies/investec', '/case-studies', 'true'],
  ['/case-studies', '/', undefined],
  ['/web-apps', '/web', undefined],
])('on %s a link to %s has aria-current=%s', (pathname, to, current) => {
  expect(currentFor(pathname, to)).toBe(current);
});
