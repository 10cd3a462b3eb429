import { expect, it } from 'vitest';
import { contentWarnings } from './content-warnings.ts';

const yaml = (text: string) => contentWarnings('content/company.yaml', text);
const markdown = (text: string) =>
  contentWarnings('content/articles/a.md', `---\ntitle: Ten years\n---\n\n${text}\n`);

it.each([
  ['legalName: “Acme Ltd”', 'the typographic quotation marks around the text are shown'],
  ['- „Acme“', 'the typographic quotation marks around the text are shown'],
  ['insurance: <b>20 million</b>', 'HTML is shown'],
  ['partners: We are **independent**', 'Markdown is shown'],
  ['partners: See [the list](/partners)', 'Markdown is shown'],
  ['site: http://localhost:3000/contact', 'links to a server on your own machine'],
  ['text: Lorem ipsum dolor', 'is filler text'],
  ['text: TODO ask Ann', 'is a note to yourself'],
])('warns of %s: %s', (line, warning) => {
  const found = yaml(`name: Acme\n${line}`);
  expect(found).toEqual([expect.stringContaining(`content/company.yaml:2: ${warning}`)]);
});

it.each([
  '# <b>',
  'text: He said ‘no’, and “yes” again',
  'text: 3 < 4 and 5 > 4',
  '  “We saved ten hours.”',
])('has nothing against %s', (line) => expect(yaml(line)).toEqual([]));

it('warns of a heading that repeats the title of an article, and leaves its Markdown and HTML alone', () => {
  expect(markdown('## Ten years')).toEqual([
    'content/articles/a.md:5: repeats the title, which the page shows already: remove the heading',
  ]);
  expect(markdown('## After ten years\n\n**Bold**, <kbd>Ctrl</kbd>')).toEqual([]);
});
