import { describe, expect, test } from 'vitest';
import { articleHtml as compile } from './article-html.ts';

describe('stops at', () => {
  test.each([
    ['<div>text</div>', /<div> is not shown: write \\<div> or .*backticks/],
    ['a List<String>', /<string> is not shown/],
    ['a<b and c>d', /and, c of <b> is not shown: remove it, or write \\<b if/],
    ['<!-- a', /comment that does not end/],
    ['<b>a', /<b> does not end: write <\/b>/],
    ['a</b>', /<\/b> ends nothing/],
    ['<section>a</section>', /<section> is not shown/],
    ['<input type="text">', /type of <input> is not shown/],
    ['<?php a ?>', /"<\?php a \?>" is not shown/],
    ['<!DOCTYPE html>', /is not shown/],
    ['<p><img src="/art/articles/one/lorry" alt="A" width="9"></p>', /width of <img> is not shown/],
    ['{% include a %}', /"{% include a %}" would be shown as it is written/],
    ['{{< figure >}}', /"{{< figure >}}" would be shown as it is written/],
    ['## Heading {#id}', /"{#id}" would be shown/],
    [':::note\na\n:::', /":::note" would be shown/],
    ['[a](/b){target=_blank}', /"{target=_blank}" would be shown/],
    ['[caption]a[/caption]', /"\[\/caption\]" would be shown/],
    ['a\n[gallery ids="1"]', /"\[gallery ids="1"\]" would be shown/, 13],
    ['[[A page]]', /"\[\[A page\]\]" would be shown/],
    ['a[^2]', /"\[\^2\]" would be shown/],
    ['[a](tel:011 555)', /"\[a\]\(tel:011 555\)" would be shown/],
    ['[a][b]', /"\[a\]\[b\]" would be shown/],
    ['##Two', /"##Two" would be shown/],
    ['##**Two**', /"##" would be shown/],
    ['$$\na = b\n$$', /"\$\$" would be shown/],
    ['a<o:p></o:p>', /"<o:p>" would be shown/],
    ['**“a”**b', /"\*\*" would be shown/],
    ['[a]: /contact', /the link \[a\] is not shown/],
    ['a\n\n[^1]: B', /the footnote 1 is not shown/, 14],
    ['[a]: /contact\n[a]: /insights\n\n[a]', /\[a\] has a text or an address already/, 13],
    ['a[^1]\n\n[^1]: B\n[^1]: C', /\[1\] has a text or an address already/, 15],
    ['| a |\n|---|\n| 1 | 2 |', /more cells than the head/, 14],
    ['[](/contact)', /has no words/],
    ['##', /a heading has no words/],
    ['> [!NOTE]', /"\[!NOTE\]" is not a kind of note/],
    ['> [!info] a\n> b', /is not a kind of note/],
    ['[a](mailto:)', /can't be shown/],
    ['[a](#)', /leads nowhere/],
    ['Caf\uFFFD', /save the file as UTF-8/],
    ['[a](other.md)', /other\.md leads nowhere: begin it with \//],
    ['[a](www.example.com)', /www\.example\.com needs https:/],
    ['[a](//example.com)', /\/\/example\.com leads nowhere/],
    ['[a](ftp://example.com)', /can't be shown: links are like/],
    ['[a](https://me:secret@example.com)', /can't be shown: links are like/],
    ['![A lorry](https://example.com/lorry.jpg)', /can't be shown: "npm run picture/],
    ['![](/art/articles/one/lorry)', /has no words/],
    ['Here ![A lorry](/art/articles/one/lorry) it is', /paragraph of its own/],
  ] as [string, RegExp, number?][])('%s', (markdown, problem, line = 12) => {
    expect(compile(`First.\n\n${markdown}`, 10).problems).toEqual([
      expect.stringMatching(new RegExp(`^line ${line}: .*${problem.source}`)),
    ]);
  });

  test('each of several problems once, in the order of lines', () => {
    expect(compile('<div>a</div>\n\n[b](c)\n\n<div>a</div>').problems).toEqual([
      expect.stringMatching(/^line 1: <div>/),
      expect.stringMatching(/^line 3: the link c/),
      expect.stringMatching(/^line 5: <div>/),
    ]);
  });

  test('nothing in prose that only looks like syntax', () => {
    const prose = 'He said [sic], a\\[b\\]\\[c\\], `a ** b`, {braces}, (see [1]) and #MeToo.';
    expect(compile(prose).problems).toEqual([]);
  });
});
