import { expect, test } from 'vitest';
import { currentFor } from './current-route.ts';

test('returns page for the link to the current page', () => {
  expect(currentFor('/insights', '/insights')).toBe('page');
  expect(currentFor('/', '/')).toBe('page');
});

test('returns true for a list on the pages below it', () => {
  expect(currentFor('/case-studies/investec', '/case-studies')).toBe('true');
});

test('returns undefined for other links, and for home on other pages', () => {
  expect(currentFor('/case-studies', '/')).toBeUndefined();
  expect(currentFor('/web-apps', '/web')).toBeUndefined();
});
