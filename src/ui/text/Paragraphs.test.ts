import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paragraphsOf, Unbroken } from './Paragraphs.tsx';

test('each line of a text is a paragraph, except empty ones', () => {
  expect(paragraphsOf('\nOne.\n\n Another. \n')).toEqual(['One.', 'Another.']);
});

test.each([
  ['Low-code or no-code?', ['Low-code', 'no-code?']],
  ['In 2–8 weeks', ['2–8\u00a0weeks']],
  ['Code: 352 of 640 hours saved', ['352\u00a0of 640\u00a0hours']],
  ['1\u00a0380 of 1\u00a0400 sampled', ['1\u00a0380\u00a0of 1\u00a0400\u00a0sampled']],
  ['R\u00a06\u00a0500 for 2\u00a0000', ['R\u00a06\u00a0500\u00a0for 2\u00a0000']],
  ['3 offices and 40 people', []],
])('‘%s’ keeps its parts on one line where there is room', (text, whole) => {
  const html = renderToStaticMarkup(createElement(Unbroken, { text }));
  const parts = [...html.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, part]) => part);
  expect(parts).toEqual(whole);
});
