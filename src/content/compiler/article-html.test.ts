import { describe, expect, test } from 'vitest';
import { articleHtml as compile, readTime, wordCount } from './article-html.ts';

describe('article HTML has and reports no', () => {
  test.each([
    ['script', 'Hello <script>alert(1)</script>', /script|alert/],
    ['event handler', '<p onclick="alert(1)">Hello</p>', /onclick|alert/],
    ['javascript: link', '[Hello](javascript:alert(1))', /javascript|alert/],
    ['encoded javascript: link', '<a href="java&#x0A;script:alert(1)">Hello</a>', /script|alert/],
    ['data: link', '[Hello](data:text/html;base64,PHNjcmlwdD4=)', /data:/],
    ['image with a handler', 'Hello <img src=x onerror=alert(1)>', /onerror|alert/],
    ['frame', 'Hello <iframe src="https://example.com"></iframe>', /iframe/],
    ['drawing with script', 'Hello <svg><script>alert(1)</script></svg>', /svg|alert/],
    ['style', '<p style="position:fixed">Hello</p>', /style/],
  ])('%s', (_name, markdown, forbidden) => {
    const { html, problems } = compile(markdown);
    expect(html).toContain('Hello');
    expect(html).not.toMatch(forbidden);
    expect(problems[0]).toMatch(/^line 1: /);
  });
});

test.each([
  ['/old', '/new'],
  ['/old?a=b#c', '/new?a=b#c'],
  ['/old/page', '/old/page'],
  ['/toString', '/toString'],
])('a link to %s leads to %s after a move of /old', (link, href) => {
  const { html } = compile(`[a](${link})`, 1, { '/old': '/new' });
  expect(html).toBe(`<p><a href="${href}">a</a></p>`);
});

describe('shows as meant', () => {
  test.each([
    ['the start of a list', '3. c\n4. d', '<ol start="3">'],
    ['the alignment of columns', '| c |\n| -: |\n| 1 |', '<td class="to-right">1</td>'],
    ['tables with scoped headers', '| c |\n| - |\n| d |', '<th scope="col">c</th>'],
    ['wide tables, which scroll', '| c |\n| - |\n| d |', 'tabindex="0" class="table"><table>'],
    ['details', '<details>\n<summary>M</summary>\n\nText\n\n</details>', '<summary>M</summary>'],
    ['headings down to the sixth level', '##### e\n\n###### f', '<h6 id="on-f">f</h6>'],
    ['what is done', '- [x] a', 'class="task done" role="img" aria-label="Done:"'],
    ['what is to do', '- [ ] a', 'class="task open" role="img" aria-label="To do:"'],
    ['footnotes', 'a[^1]\n\n[^1]: Why', '<a href="#on-fn-1" id="on-fnref-1"'],
    ['notes', '> [!WARNING]\n> Mind it', '<aside class="note warning" aria-label="Warning">'],
    ['telephone links', '[call](tel:+442079460101)', '<a href="tel:+442079460101">call</a>'],
    ['message links', '[text](sms:+442079460101)', '<a href="sms:+442079460101">text</a>'],
    ['lists and quotes', '- a\n\n> b', '<blockquote>\n<p>b</p>'],
    ['code in a language', '```ts\nA<B>\n```', '<code class="language-ts">A&#x3C;B>'],
    ['syntax of others within code', '`{% raw %}` `{{< a >}}`', '<code>{% raw %}</code>'],
    ['a first-level heading as an h2', '# One', '<h2 id="on-one">One</h2>'],
    ['links whose scheme is in capitals', '[a](HTTPS://b.test)', 'href="https://b.test"'],
    ['links within the site', '[a](/contact)', '<a href="/contact">a</a>'],
    ['links that tell nothing', '[a](http://b.test)', ' rel="noopener noreferrer">a</a>'],
    ['line breaks', 'a<br>b', 'a<br>b'],
    ['numbers with their units', '## 2 weeks', '<h2 id="on-2-weeks">2\u00a0weeks</h2>'],
    ['ranges in one line', 'In 2–8 weeks', '<p>In 2–\u20608\u00a0weeks</p>'],
    ['comments not at all', 'a<!-- b -->', '<p>a</p>'],
    ['Markdown’s comments not at all', '[//]: # (b)\n\na', '<p>a</p>'],
    ['points with one number', '1. a\n1. b', '<ol>\n<li>a</li>\n<li>b</li>'],
    ['a direction that is given', '<p dir="ltr">عربي</p>', '<p dir="ltr">'],
    ['Arabic from the right', '1. “عربي” a', '<ol dir="rtl">'],
    ['Hebrew from the right', '## שלום', '<h2 dir="rtl" id="on-שלום">'],
    ['Latin letters first from the left', 'A word, שלום', '<p>A word'],
    ['readings of a word', '<ruby>漢<rt>かん</rt></ruby>', '<rt>かん</rt>'],
    [
      'tags of HTML',
      '<b>H</b><sub>2</sub> <i>m</i><sup>2</sup> <kbd>F1</kbd>',
      '</sub> <i>m</i><sup>',
    ],
  ])('%s', (_name, markdown, html) => {
    expect(compile(markdown)).toMatchObject({ html: expect.stringContaining(html), problems: [] });
  });

  test.each([
    '\\[[A page]]',
    '\\#tag and \\==a==',
    '\\{: .wide}',
    '\\[a](b c)',
    'at 10:30:45, R5 to $6, 2^10',
    'a ~ b ~ c, C# and F#, a | b',
    '`[[a]]` and https://example.com/~ann/:x: beside `{{ a }}`',
    'He wrote [sic] “[…] it” for A$5, US$6 and $7; C++, a++ & b++, x == y == z',
    'Q&A; R&D; ::1, std::vector',
    'price* and snake_case_name\n\n*excl. tax',
    '<pre>{{ a }}</pre>',
    '\\{{ a }} \\$x$ \\`a',
  ])('as text %s', (markdown) => {
    expect(compile(markdown).problems).toEqual([]);
  });
});

test('lists headings by their words, with unique ids in the letters of any language', () => {
  expect(compile('## What it isn’t\n\na\n\n## R&D: *why*').sections).toEqual([
    { id: 'on-what-it-isnt', title: 'What it isn’t' },
    { id: 'on-rd-why', title: 'R&D: why' },
  ]);
  expect(compile('Short.').sections).toEqual([]);
  expect(compile('## Über 你好\n\n### Öl').html).toBe(
    '<h2 id="on-über-你好">Über 你好</h2>\n<h3 id="on-öl">Öl</h3>',
  );
  const { sections } = compile('## A\n\n## A\n\n## A 1');
  expect(new Set(sections.map(({ id }) => id)).size).toBe(3);
});

test('has no id of the site, and working links to its headings, footnotes and ids', () => {
  const text = '## Document state\n\n## 🎉\n\n## 🎈\n\n## 1\n\n<p><a id="main">a</a></p>';
  const ids = compile(text).html.match(/(?<= id=")[^"]*/g);
  expect(ids).toEqual(['on-document-state', 'on-2', 'on--1', 'on-1', 'on-main']);
  const { html } = compile(
    '## Café\n\n[a](#café) [b](#caf%C3%A9) [c](#top) [d](#100%) a[^1]\n\n[^1]: b',
  );
  expect(html.match(/(?<=href=")[^"]*/g)).toEqual([
    ...['#on-caf%C3%A9', '#on-caf%C3%A9', '#top', '#100%25', '#on-fn-1', '#on-fnref-1'],
  ]);
  expect(html).toContain('aria-describedby="on-footnote-label"');
  expect(html).toContain('id="on-footnote-label"');
});

test('renders a picture as a figure with caption and all sizes', () => {
  const { html, problems } = compile('Hello\n\n![Two \\<lorries>](/art/articles/one/lorries)');
  expect(problems).toEqual([]);
  expect(html).toMatch(
    /^<p>Hello<\/p>\n<figure><picture><source [^>]*srcset="[^"]*one\/lorries-640\.avif 640w, [^"]*lorries-1200\.avif 1200w"/,
  );
  expect(html).toContain('src="/art/articles/one/lorries-1200.jpg" width="1200" height="800"');
  expect(html).toContain('alt=""');
  expect(html).toContain('<figcaption>Two &#x3C;lorries></figcaption></figure>');
  expect(compile('![Two lorries](/art/articles/one/lorries "At night")').html).toMatch(
    /alt="Two lorries".*<figcaption>At night</,
  );
});

test('counts words, also in languages without spaces', () => {
  expect(wordCount('<p>Three <em>short</em> words</p><p>here.</p>')).toBe(4);
  expect(wordCount('<p>我们读取地图然后建造</p>')).toBeGreaterThan(3);
  expect(readTime(`<p>${'我们读取地图。'.repeat(200)}</p>`)).not.toBe('1 min read');
});
