import { describe, expect, test } from 'vitest';
import { articlePictures, articleHtml as compile } from './article-html.ts';

const articleHtml = (markdown: string) => compile(markdown).html;

describe('article HTML', () => {
  test.each([
    ['a script', 'Hello <script>alert(1)</script>', /script|alert/],
    ['an event handler', '<p onclick="alert(1)">Hello</p>', /onclick|alert/],
    ['a javascript: link', '[Hello](javascript:alert(1))', /javascript|alert/],
    [
      'an encoded javascript: link',
      '<a href="java&#x0A;script:alert(1)">Hello</a>',
      /script|alert/,
    ],
    ['a data: link', '[Hello](data:text/html;base64,PHNjcmlwdD4=)', /data:/],
    ['an image with a handler', 'Hello <img src=x onerror=alert(1)>', /img|alert/],
    ['a frame', 'Hello <iframe src="https://example.com"></iframe>', /iframe/],
    ['a drawing with script', 'Hello <svg><script>alert(1)</script></svg>', /svg|alert/],
    ['a style', '<p style="position:fixed">Hello</p>', /style/],
  ])('removes %s', (_name, markdown, forbidden) => {
    const html = articleHtml(markdown);
    expect(html).toContain('Hello');
    expect(html).not.toMatch(forbidden);
  });

  test('makes a first-level heading an h2', () => {
    expect(articleHtml('# One\n\n## Two')).toBe('<h2 id="one">One</h2>\n<h2 id="two">Two</h2>');
  });

  test('adds rel to external links only', () => {
    expect(articleHtml('[a](https://example.com) [b](/contact)')).toBe(
      '<p><a href="https://example.com" rel="noopener noreferrer">a</a> <a href="/contact">b</a></p>',
    );
  });

  test('keeps lists, quotes and tables, with scoped headers', () => {
    const html = articleHtml('- a\n\n> b\n\n| c |\n| - |\n| d |\n');
    for (const part of ['<li>a</li>', '<blockquote>', '<th scope="col">c</th>', '<td>d</td>']) {
      expect(html).toContain(part);
    }
  });

  test('renders a picture as a figure with caption and all sizes', () => {
    const { html, problems } = compile('Hello\n\n![Two <lorries>](/art/articles/one/lorries)');
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /^<p>Hello<\/p>\n<figure><picture><source [^>]*srcset="[^"]*one\/lorries-640\.avif 640w, [^"]*lorries-1200\.avif 1200w"/,
    );
    expect(html).toContain('src="/art/articles/one/lorries-1200.jpg" width="1200" height="800"');
    expect(html).toContain('alt=""');
    expect(html).toContain('<figcaption>Two &lt;lorries&gt;</figcaption></figure>');
    expect(articlePictures(html)).toEqual([
      { src: '/art/articles/one/lorries', width: 1200, height: 800 },
    ]);
    expect(articleHtml('![Two lorries](/art/articles/one/lorries "At night")')).toMatch(
      /alt="Two lorries".*<figcaption>At night</,
    );
  });

  test.each([
    ['![A lorry](https://example.com/lorry.jpg)', /can't be shown: "npm run picture/],
    ['![A lorry](/lorry.png)', /can't be shown/],
    ['![](/art/articles/one/lorry)', /has no words/],
    ['Here ![A lorry](/art/articles/one/lorry) it is', /paragraph of its own/],
    ['<img src="/art/articles/one/lorry-1200.jpg">', /<img> in HTML is not shown/],
  ])('reports why it cannot show %s', (markdown, problem) => {
    expect(compile(markdown).problems).toEqual([expect.stringMatching(problem)]);
  });

  test('removes a figure that an author writes as HTML', () => {
    expect(articleHtml('Hello\n\n<figure>0</figure>')).toBe('<p>Hello</p>');
  });
});
