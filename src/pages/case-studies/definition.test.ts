import { expect, test } from 'vitest';
import { page } from './definition.ts';

test('the description is as long as a search shows', () => {
  expect(page.metadata({ studies: [] }).description).toMatch(/^.{100,155}$/);
});
