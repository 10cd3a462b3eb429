import { expect, test } from 'vitest';
import { paragraphs } from './Paragraphs.tsx';

test('each line of a text is a paragraph, except empty ones', () => {
  expect(paragraphs('\nOne.\n\n Another. \n')).toEqual(['One.', 'Another.']);
});
