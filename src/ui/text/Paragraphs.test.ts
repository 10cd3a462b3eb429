import { expect, test } from 'vitest';
import { paragraphsOf } from './Paragraphs.tsx';

test('each line of a text is a paragraph, except empty ones', () => {
  expect(paragraphsOf('\nOne.\n\n Another. \n')).toEqual(['One.', 'Another.']);
});
