import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Root as Markdown } from 'mdast';
import { visit } from 'unist-util-visit';
import { allowed, linkStart } from './article-allow-list.ts';
import type { TextProblem } from './article-problems.ts';

/** Tags that an author may write; a section is for footnotes only. */
const written = [...allowed.tagNames!.filter((tag) => tag !== 'section'), 'h1'];

/** Tags that need no end. */
const endless = /^(?:br|hr|img|input|wbr|p|li|dt|dd|tr|t[dh]|t(?:head|body|foot)|r[pt])$/;

/** Tags, attributes and links that are not shown, and tags without an end. */
export function htmlProblems(tree: Root, syntax: Markdown): TextProblem[] {
  const problems = attributeProblems(tree);
  // Text between < and > has no end tag either.
  const reported = new Set(problems.map(({ line }) => line));
  return [...problems, ...tagProblems(syntax).filter(({ line }) => !reported.has(line))];
}

function tagProblems(tree: Markdown): TextProblem[] {
  const problems: TextProblem[] = [];
  const open = new Map<string, number[]>();
  visit(tree, 'html', ({ value, position }) => {
    const source = value.replace(/<!--.*?-->/gs, (comment) => comment.replace(/[^\n]/g, ''));
    for (const { 1: slash, 2: name = '', index } of source.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
      const tag = name.toLowerCase();
      const line = position!.start.line + source.slice(0, index).split('\n').length - 1;
      const lines = open.get(tag) ?? [];
      if (!written.includes(tag)) problems.push({ line, text: tagProblem(tag) });
      else if (endless.test(tag)) continue;
      else if (!slash) open.set(tag, [...lines, line]);
      else if (!lines.pop()) problems.push({ line, text: `</${tag}> ends nothing: remove it` });
    }
  });
  for (const [tag, lines] of open)
    for (const line of lines)
      problems.push({ line, text: `<${tag}> does not end: write </${tag}>` });
  return problems;
}

function attributeProblems(tree: Root): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(tree, 'element', (element) => {
    const { tagName, position, properties } = element;
    const add = (text: string) => problems.push({ line: position?.start.line ?? 1, text });
    if (!allowed.tagNames!.includes(tagName)) return;
    const { href } = properties;
    const dropped = droppedProperties(element).join(', ');
    if (tagName === 'a' && typeof href === 'string' && !linkStart.test(href))
      add(linkProblem(href));
    else if (dropped)
      add(
        `${dropped} of <${tagName}> is not shown: remove it, or write \\<${tagName} if it is text`,
      );
  });
  return problems;
}

const tagProblem = (tag: string): string =>
  `<${tag}> is not shown: write \\<${tag}> or put it between backticks if it is text, else use Markdown`;

function droppedProperties(element: Element): string[] {
  const kept = sanitize({ ...element, children: [] }, allowed);
  const left = kept.type === 'element' ? kept.properties : {};
  return Object.keys(element.properties).filter((name) => !(name in left));
}

function linkProblem(href: string): string {
  if (href.startsWith('www.')) return `the link ${href} needs https:// in front`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href))
    return `the link ${href} can't be shown: links are like https://example.com, mailto:name@example.com, tel:+… or sms:+…`;
  return `the link ${href} leads nowhere: begin it with / for a page of this site (/insights/<id>), with # for a place in the text, or with https://`;
}
