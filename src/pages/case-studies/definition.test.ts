import { expect, test } from 'vitest';
import { definition } from './definition.ts';

test('the description is as long as a search shows', () => {
  expect(definition.metadata({ studies: [] }).description).toMatch(/^.{100,155}$/);
});
