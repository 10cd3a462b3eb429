import { expect, test } from 'vitest';
import { articleSections, nameSections } from './article-sections.ts';

test('gives headings ids made from their text, and lists them', () => {
  const html = nameSections('<h2>What it isn’t</h2><p>a</p><h2>R&amp;D: <em>why</em></h2>');
  expect(html).toBe(
    '<h2 id="what-it-isnt">What it isn’t</h2><p>a</p><h2 id="r-d-why">R&amp;D: <em>why</em></h2>',
  );
  expect(articleSections(html)).toEqual([
    { id: 'what-it-isnt', title: 'What it isn’t' },
    { id: 'r-d-why', title: 'R&D: why' },
  ]);
});

test('gives unique ids to equal headings and to headings without letters', () => {
  const html = nameSections('<h2>More</h2><h2>More</h2><h2>?</h2>');
  expect(articleSections(html).map(({ id }) => id)).toEqual(['more', 'more-2', 'section']);
});

test('lists nothing for a text without headings', () => {
  expect(articleSections(nameSections('<p>Short.</p>'))).toEqual([]);
});
