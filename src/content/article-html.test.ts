import { describe, expect, test } from 'vitest';
import { articleHtml } from './article-html.ts';

describe('article HTML', () => {
  test.each([
    ['a script', 'Hello <script>alert(1)</script>', /script|alert/],
    ['an event handler', '<p onclick="alert(1)">Hello</p>', /onclick|alert/],
    ['a javascript: link', '[Hello](javascript:alert(1))', /javascript|alert/],
    [
      'a disguised javascript: link',
      '<a href="java&#x0A;script:alert(1)">Hello</a>',
      /script|alert/,
    ],
    ['a data: link', '[Hello](data:text/html;base64,PHNjcmlwdD4=)', /data:/],
    ['an image with a handler', 'Hello <img src=x onerror=alert(1)>', /img|alert/],
    ['a frame', 'Hello <iframe src="https://example.com"></iframe>', /iframe/],
    ['a drawing with script', 'Hello <svg><script>alert(1)</script></svg>', /svg|alert/],
    ['a style', '<p style="position:fixed">Hello</p>', /style/],
  ])('carries no %s', (_name, markdown, forbidden) => {
    const html = articleHtml(markdown);
    expect(html).toContain('Hello');
    expect(html).not.toMatch(forbidden);
  });

  test('makes a first-level heading an h2', () => {
    expect(articleHtml('# One\n\n## Two')).toBe('<h2 id="one">One</h2>\n<h2 id="two">Two</h2>');
  });

  test('marks links that leave the site and leaves the others alone', () => {
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
});
