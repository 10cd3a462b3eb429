import { describe, expect, test } from 'vitest';
import { articleHtml as compile, readTime, wordCount } from './article-html.ts';

const articleHtml = (markdown: string) => compile(markdown).html;

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

describe('shows as meant', () => {
  test.each([
    ['the start of a list', '3. c\n4. d', '<ol start="3">'],
    ['the alignment of columns', '| c |\n| -: |\n| 1 |', '<td class="to-right">1</td>'],
    ['tables with scoped headers', '| c |\n| - |\n| d |', '<th scope="col">c</th>'],
    [
      'wide tables in a frame that scrolls',
      '| c |\n| - |\n| d |',
      'tabindex="0" class="table"><table>',
    ],
    ['indices and powers', 'H<sub>2</sub>O, m<sup>2</sup>', 'H<sub>2</sub>O, m<sup>2</sup>'],
    ['HTML’s bold and italic', '<b>a</b> <i>b</i>', '<b>a</b> <i>b</i>'],
    [
      'details',
      '<details>\n<summary>More</summary>\n\nText\n\n</details>',
      '<summary>More</summary>',
    ],
    ['headings down to the sixth level', '##### e\n\n###### f', '<h6 id="f">f</h6>'],
    ['what is done', '- [x] a', 'class="task done" role="img" aria-label="Done:"'],
    ['what is to do', '- [ ] a', 'class="task open" role="img" aria-label="To do:"'],
    ['footnotes', 'a[^1]\n\n[^1]: Why', '<a href="#fn-1" id="fnref-1"'],
    ['notes', '> [!WARNING]\n> Mind it', '<aside class="note warning" aria-label="Warning">'],
    ['telephone links', '[call](tel:+442079460101)', '<a href="tel:+442079460101">call</a>'],
    ['message links', '[text](sms:+442079460101)', '<a href="sms:+442079460101">text</a>'],
    ['keys', 'Press <kbd>F1</kbd>', '<kbd>F1</kbd>'],
    ['lists and quotes', '- a\n\n> b', '<blockquote>\n<p>b</p>'],
    [
      'code in a language',
      '```ts\nList<String>\n```',
      '<code class="language-ts">List&#x3C;String>',
    ],
    ['syntax of others within code', '`{% raw %}` `{{< a >}}`', '<code>{% raw %}</code>'],
    ['a first-level heading as an h2', '# One', '<h2 id="one">One</h2>'],
    ['rel on external links only', '[a](/contact)', '<a href="/contact">a</a>'],
    ['comments not at all', 'a<!-- b -->', '<p>a</p>'],
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
  ])('as text %s', (markdown) => {
    expect(compile(markdown).problems).toEqual([]);
  });

  test('links whose scheme is in capitals', () => {
    expect(compile('[a](HTTPS://example.com)')).toMatchObject({
      html: expect.stringContaining('href="https://example.com"'),
      problems: [],
    });
  });

  test('external links, which learn nothing of the page', () => {
    expect(articleHtml('[a](https://example.com)')).toBe(
      '<p><a href="https://example.com" rel="noopener noreferrer">a</a></p>',
    );
  });
});

describe('stops at', () => {
  test.each([
    ['<div>text</div>', /<div> is not shown: write \\<div> or .*backticks/],
    ['a List<String>', /<string> is not shown/],
    ['a<b and c>d', /and, c of <b> is not shown: remove it, or write \\<b if/],
    ['<video src="a.mp4"></video>', /<video> is not shown/],
    ['<form>a</form>', /<form> is not shown/],
    ['<Chart data={x} />', /<chart> is not shown/],
    ['a</Chart>', /<chart> is not shown/],
    ['{% include a %}', /"{% include a %}" is a tag of Jekyll/],
    ['{{< figure >}}', /shortcode of Hugo/],
    [':::note\na\n:::', /container of another generator/],
    ['import A from "./a"', /code of MDX/],
    ['{/* a */}', /comment of MDX/],
    ['## Heading {#id}', /headings have ids/],
    ['$$x^2$$', /a formula/],
    ['Caf\uFFFD', /save the file as UTF-8/],
    ['[a](other.md)', /other\.md leads nowhere: begin it with \//],
    ['[a](www.example.com)', /www\.example\.com needs https:/],
    ['[a](//example.com)', /\/\/example\.com leads nowhere/],
    ['[a](ftp://example.com)', /can't be shown: links begin with/],
    ['[a](/b){target=_blank}', /an attribute of another generator/],
    ['{: .wide}', /an attribute of another generator/],
    ['!!! note\n    a', /container of another generator/],
    [':icon[a]', /directive of another generator/],
    ['{props.a}', /expression of MDX/],
    ['[caption]a[/caption]', /shortcode of WordPress/],
    ['[TOC]', /which each article has/],
    ['[[A page]]', /link of a wiki/],
    ['$E=mc^2$', /a formula/],
    ['==a==', /write <mark>/],
    ['H~2~O', /write <sub>/],
    ['m^2^', /write <sup>/],
    ['a :smile:', /write the emoji/],
    ['A\n: B', /write <dl>/, 13],
    ['a[^2]', /footnote without a text/],
    ['a\n\n[^1]: B', /the footnote 1 is not shown/, 14],
    ['^[a]', /footnote of another generator/],
    ['> [!NOTE] Mind\n> it', /stands alone in its line/],
    ['[a](tel:011 555)', /address with spaces/],
    ['[a][b]', /link without a target/],
    ['[](/contact)', /has no words/],
    ['##Two', /write a blank after #/],
    ['##', /a heading has no words/],
    ['[a] (/contact)', /no blank stands between/],
    ['**“a”**b', /is not bold/],
    ['.. note:: a', /syntax of another language/],
    ['\\begin{align}', /a formula/],
    ['| a |\n|---|\n| 1 | 2 |', /more cells than the head/, 14],
    ['[a]: /contact\n[a]: /insights\n\n[a]', /\[a\] has a text or an address already/, 13],
    ['a[^1]\n\n[^1]: B\n[^1]: C', /\[1\] has a text or an address already/, 15],
    ['```js title="a.js"\na\n```', /"title="a.js"" beside the code is not shown/],
    ['| a | b |\n| 1 | 2 |', /second line must be like/],
    ['<?php a ?>', /"<\?php a \?>" is not shown/],
    ['<!DOCTYPE html>', /is not shown/],
    ['```mermaid\na\n```', /a drawing in mermaid is not drawn/],
    ['![A lorry](https://example.com/lorry.jpg)', /can't be shown: "npm run picture/],
    ['![A lorry](/lorry.png)', /can't be shown/],
    ['![](/art/articles/one/lorry)', /has no words/],
    ['Here ![A lorry](/art/articles/one/lorry) it is', /paragraph of its own/],
  ] as [string, RegExp, number?][])('%s', (markdown, problem, line = 12) => {
    expect(compile(`First.\n\n${markdown}`, 10).problems).toEqual([
      expect.stringMatching(new RegExp(`^line ${line}: .*${problem.source}`)),
    ]);
  });

  test('each of several problems once, by line', () => {
    expect(compile('<div>a</div>\n\n[b](c)\n\n<div>a</div>').problems).toEqual([
      expect.stringMatching(/^line 1: <div>/),
      expect.stringMatching(/^line 3: the link c/),
      expect.stringMatching(/^line 5: <div>/),
    ]);
  });
});

describe('headings', () => {
  test('are listed with ids from their words, without markup', () => {
    expect(compile('## What it isn’t\n\na\n\n## R&D: *why*').sections).toEqual([
      { id: 'what-it-isnt', title: 'What it isn’t' },
      { id: 'rd-why', title: 'R&D: why' },
    ]);
  });

  test('keep the letters of all languages in their ids', () => {
    expect(articleHtml('## Über 你好\n\n### Öl')).toBe(
      '<h2 id="über-你好">Über 你好</h2>\n<h3 id="öl">Öl</h3>',
    );
  });

  test('never have the same id', () => {
    const { sections } = compile('## A\n\n## A\n\n## A 1');
    expect(new Set(sections.map(({ id }) => id)).size).toBe(3);
  });

  test('are not listed if there are none', () => {
    expect(compile('Short.').sections).toEqual([]);
  });
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
  expect(articleHtml('![Two lorries](/art/articles/one/lorries "At night")')).toMatch(
    /alt="Two lorries".*<figcaption>At night</,
  );
});

test('counts words, also where no spaces separate them', () => {
  expect(wordCount('<p>Three <em>short</em> words</p><p>here.</p>')).toBe(4);
  expect(wordCount('<p>我们读取地图然后建造</p>')).toBeGreaterThan(3);
  expect(readTime(`<p>${'我们读取地图。'.repeat(200)}</p>`)).not.toBe('1 min read');
});
