import { expect, test } from 'vitest';
import { currentFor } from './current-route.ts';

test('marks the link to the very page as the current page', () => {
  expect(currentFor('/insights', '/insights')).toBe('page');
  expect(currentFor('/', '/')).toBe('page');
});

test('marks a list as current on the pages below it', () => {
  expect(currentFor('/case-studies/investec', '/case-studies')).toBe('true');
});

test('leaves other links alone, and home on pages below the root', () => {
  expect(currentFor('/case-studies', '/')).toBeUndefined();
  expect(currentFor('/web-apps', '/web')).toBeUndefined();
});
