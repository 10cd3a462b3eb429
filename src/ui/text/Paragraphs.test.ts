import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { paragraphs } from './Paragraphs.tsx';

test('an empty line separates two paragraphs', () => {
  const { text } = parse('text: >-\n  One line\n  and its end.\n\n  Another.\n') as {
    text: string;
  };
  expect(paragraphs(text)).toEqual(['One line and its end.', 'Another.']);
});

test('empty lines around a text are ignored', () => {
  expect(paragraphs('\nOne.\n\n')).toEqual(['One.']);
});
