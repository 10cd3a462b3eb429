import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Root as Markdown } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { allowed, linkStart } from './article-allow-list.ts';

/** What a reader would not see as its author meant it. */
export interface TextProblem {
  line: number;
  /** The problem and its remedy. */
  text: string;
}

/** Syntax of other generators, which Markdown shows as text. */
const foreign: readonly (readonly [RegExp, string])[] = [
  [/\{%.*?%\}/, 'is a tag of Jekyll or Liquid'],
  [/\{\{[<%].*?[>%]\}\}/, 'is a shortcode of Hugo'],
  [/\{\{.*?\}\}/, 'is a placeholder of a template'],
  [/^:::.*$/m, 'is a container of another generator'],
  [/\{#[\w-]+\}/, 'is an id of another generator (headings have ids from their words)'],
  [/\{\/\*.*?\*\/\}/s, 'is a comment of MDX (write <!-- … -->)'],
  [/^(?:import|export) .*(?:from ['"].*|=.*|\{.*)$/m, 'is code of MDX'],
  [/\$\$/, 'begins a formula, which only a picture can show'],
];

const REMEDY = 'remove it, or put it between backticks to show it';

/** What Markdown would show literally although its author meant something else. */
export function syntaxProblems(tree: Markdown): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(tree, ['text', 'html'], (node) => {
    if (!('value' in node)) return;
    const { value } = node;
    const first = node.position?.start.line ?? 1;
    const lineAt = (index: number) => first + value.slice(0, index).split('\n').length - 1;
    const unreadable = value.indexOf('\uFFFD');
    if (unreadable >= 0) {
      const text = 'has a sign that can’t be read: save the file as UTF-8';
      problems.push({ line: lineAt(unreadable), text });
    }
    if (node.type === 'html') {
      const closed = /^<\/([a-z][\w-]*)/i.exec(value)?.[1]?.toLowerCase();
      if (closed && !isAllowedTag(closed)) problems.push({ line: first, text: tagProblem(closed) });
      return;
    }
    const match = foreign.flatMap(([pattern, what]) => {
      const found = pattern.exec(value);
      return found ? [{ found, what }] : [];
    })[0];
    if (match) {
      const text = `"${match.found[0]}" ${match.what}: ${REMEDY}`;
      problems.push({ line: lineAt(match.found.index), text });
    }
  });
  return problems;
}

/** Tags, attributes and links that the allow-list would drop. */
export function htmlProblems(tree: Root): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(tree, 'element', (element) => {
    const line = element.position?.start.line ?? 1;
    // Has a problem of its own already.
    if (element.tagName === 'img') return SKIP;
    if (!isAllowedTag(element.tagName)) {
      problems.push({ line, text: tagProblem(element.tagName) });
      return undefined;
    }
    const { href } = element.properties;
    if (element.tagName === 'a' && typeof href === 'string' && !linkStart.test(href))
      problems.push({ line, text: linkProblem(href) });
    else {
      const dropped = droppedProperties(element).join(', ');
      const remedy = `remove it, or write \\<${element.tagName} if it is text`;
      if (dropped)
        problems.push({ line, text: `${dropped} of <${element.tagName}> is not shown: ${remedy}` });
    }
    return undefined;
  });
  return problems;
}

const isAllowedTag = (tag: string): boolean => allowed.tagNames!.includes(tag);

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
    return `the link ${href} can't be shown: links begin with https:, http:, mailto:, tel: or sms:`;
  return `the link ${href} leads nowhere: begin it with / for a page of this site (/insights/<id>), with # for a place in the text, or with https://`;
}
