import { expect, it } from 'vitest';
import { contentWarnings, emptyParts } from './content-warnings.ts';

const DOMAIN = 'acme.example';

const yaml = (text: string) => contentWarnings('content/company.yaml', text, DOMAIN);
const markdown = (text: string) =>
  contentWarnings('content/articles/a.md', `---\ntitle: Ten years\n---\n\n${text}\n`, DOMAIN);

it.each([
  ['legalName: “Acme Ltd”', 'the typographic quotation marks around the text are shown'],
  ['tagline: ‘Shops that last’', 'the typographic quotation marks around the text are shown'],
  ['- „Acme“', 'the typographic quotation marks around the text are shown'],
  ['insurance: <b>20 million</b>', 'HTML is shown'],
  ['partners: S&atilde;o Paulo', 'HTML is shown'],
  ['alt: IMG_2041.jpg', 'is the name of a file'],
  ['- name: acme-logo.svg', 'is the name of a file'],
  ['partners: We are **independent**', 'Markdown is shown'],
  ['partners: See [the list](/partners)', 'Markdown is shown'],
  ['site: http://localhost:3000/contact', 'links to a server on your own machine'],
  ['site: http://www.acme.example/contact', 'links to this site by http'],
  ['text: Lorem ipsum dolor', 'is filler text'],
  ['legalName: Your Company Ltd', 'is a placeholder'],
  ['email: privacy@example.com', 'is a placeholder'],
  ['text: TODO ask Ann', 'is a note to yourself'],
  ['avatar: data:image/png;base64,iVBORw0KGgo=', 'has a file within the text'],
])('warns of %s: %s', (line, warning) => {
  const found = yaml(`name: Acme\n${line}`);
  expect(found).toEqual([expect.stringContaining(`content/company.yaml:2: ${warning}`)]);
});

it.each([
  '# <b>',
  'text: He said ‘no’, and “yes” again',
  'text: 3 < 4 and 5 > 4',
  'text: You meet us in your city',
  'text: R&D; more',
  'alt: The first image of a shed',
  '  “We saved ten hours.”',
  'site: http://acme.example.org',
  'text: The data: of 2024, at last',
])('gives no warning for %s', (line) => expect(yaml(line)).toEqual([]));

it.each([
  ['## Ten years', 'repeats the title, which the page shows already: remove the heading'],
  ['### TEN YEARS ###', 'repeats the title'],
  ['# **Ten years**', 'repeats the title'],
  ['Author: Ann Lee\n\nThe text.', 'is shown as text'],
  ['![Untitled](/art/articles/a/shed)', 'is the name of a file'],
  ['![image.png](/art/articles/a/shed)', 'is the name of a file'],
  ['[Plan](https://www.google.com/url?q=https://a.example)', 'leads through Google'],
  ['    Ten years ago we began with a shed.', 'is shown as code'],
  ['![](data:image/png;base64,iVBORw0KGgo=)', 'has a file within the text'],
  ['·  One\n·  Two', 'is not read as a list: begin each of its lines with "- "'],
  ['Item\tCost\nHosting\t1 200', 'is not read as a table: write its rows as "| Item | Cost |"'],
  ['[Plan](https://www.notion.so/acme/Plan-4f3c)', 'links to a document that visitors may'],
])('warns of an article that begins with %j: %s', (text, warning) => {
  expect(markdown(text)).toEqual([expect.stringContaining(`content/articles/a.md:5: ${warning}`)]);
});

it.each([
  '## After ten years\n\n**Bold**, <kbd>Ctrl</kbd>',
  'We began: with a shed.\n\nNote: it burnt down.',
  'Ten years ago, in a shed that had no roof: we began.',
  '- One\n\n    Ten years ago we began with a shed.',
  'It ran\n\n    SELECT name FROM shed WHERE year = 10;',
  'It ran\n\n```\n\n    Ten years ago we began with a shed.\n```',
])('gives no warning for the article %j', (text) => expect(markdown(text)).toEqual([]));

it('warns of another program’s metadata below the title of an article, too', () => {
  expect(markdown('# Ten years\n\nStatus: Published\nOwner: Ann')).toEqual([
    expect.stringContaining('content/articles/a.md:5: repeats the title'),
    expect.stringContaining('content/articles/a.md:7: is shown as text'),
  ]);
});

it('gives the line in the file of a warning about the front matter', () => {
  const text = '---\n# <b>\ntitle: <b>Ten years</b>\n---\n\nText\n';
  expect(contentWarnings('content/articles/a.md', text, DOMAIN)).toEqual([
    'content/articles/a.md:3: HTML is shown as it is written here',
  ]);
});

it.each([
  [
    '<p>Complain to the Data Protection Board, <!-- -->.</p>',
    'Complain to the Data Protection Board, .',
  ],
  ['<p>In Cork,<!-- -->, Ireland</p>', 'In Cork,,'],
  ['<p>Acme (<!-- -->), Cork</p>', 'Acme ()'],
  ['<p>We are in <!-- -->.</p>', 'We are in .'],
])('finds the empty part of the sentence %s', (html, words) => {
  expect(emptyParts(html + html)).toEqual([words]);
});

it.each([
  '<p>In C#, .NET and <b>Go</b>, all of it...</p>',
  '<pre>f(a, )</pre><p>Call <code>go ()</code> or go().</p>',
  '<script>a ( ) , .</script><p>One, “two”, (three).</p>',
])('finds nothing in %s', (html) => expect(emptyParts(html)).toEqual([]));
