import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { rehype } from 'rehype';
import type { defaultBuild } from 'rehype-github-alerts';
import { rehypeGithubAlerts } from 'rehype-github-alerts';
import rehypeRaw from 'rehype-raw';
import rehypeSlug from 'rehype-slug';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { decoded } from '../../paths.ts';
import { redirects } from '../redirects.ts';
import { TEXT_ID_PREFIX } from '../text-ids.ts';
import { withUnits } from '../words/units.ts';
import { allowed } from './article-allow-list.ts';
import { wrapInFigures } from './article-picture.ts';
import { misreadProblems } from './article-misread.ts';
import { markdownSyntaxProblems, type TextProblem } from './article-problems.ts';
import { htmlProblems } from './article-tags.ts';
import { textOf } from './text-of.ts';

interface ArticleHtml {
  html: string;
  /** The second-level headings with their ids, for the table of contents. */
  sections: { id: string; title: string }[];
  /** What the page can't show as written, a line each: `line 12: …`, with the remedy. */
  problems: string[];
}

const parser = remark().use(remarkGfm, { singleTilde: false });

const toHtmlTree = remark()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '', // the allow-list adds one
    // A visible heading: by default only screen readers get it.
    footnoteLabelProperties: {},
  })
  .use(rehypeRaw)
  .use(() => normalise);

/** After the allow-list, which would drop these additions. */
const finish = rehype()
  .use(() => tablesAndTasks)
  .use(() => markRightToLeft)
  .use(rehypeGithubAlerts, { build: note })
  .use(rehypeSlug, { prefix: TEXT_ID_PREFIX })
  .use(() => idsAndLinks)
  .use(() => keepNumbersTogether);

/**
 * Compiles Markdown (CommonMark with GitHub's tables, task lists, footnotes and notes, and HTML within it) to HTML
 * that can't contain script: tags, attributes and kinds of links of an allow-list. Headings start at h2, below the
 * page's h1, and have ids. A picture in a paragraph of its own becomes a `<figure>`.
 *
 * @param firstLine the number of the Markdown's first line in its file
 * @param moved former addresses: a link to one leads to its new one
 */
export function articleHtml(markdown: string, firstLine = 1, moved = redirects): ArticleHtml {
  const syntax = parser.parse(markdown);
  const tree = toHtmlTree.runSync(syntax);
  followRedirects(tree, moved);
  const html = sanitize(tree, allowed) as Root;
  const pictureProblems = wrapInFigures(html);
  finish.runSync(html);
  const problems = [
    ...markdownSyntaxProblems(syntax, markdown),
    ...misreadProblems(syntax, markdown),
    ...htmlProblems(tree, syntax),
    ...pictureProblems,
    ...noteProblems(html),
  ]
    .sort((a, b) => a.line - b.line)
    .map(({ line, text }) => `line ${firstLine - 1 + line}: ${text}`);
  const sections: ArticleHtml['sections'] = [];
  visit(html, { tagName: 'h2' }, (heading: Element) => {
    sections.push({ id: String(heading.properties['id']), title: textOf(heading).trim() });
  });
  return { html: finish.stringify(html).trim(), sections, problems: [...new Set(problems)] };
}

/** The page's title is its only h1. The allow-list has the schemes of links in lower case. */
function normalise(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { href } = element.properties;
    if (element.tagName === 'h1') element.tagName = 'h2';
    if (typeof href === 'string')
      element.properties['href'] = href.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
  });
}

/** Links to a moved page lead to its new address. */
function followRedirects(tree: Root, moved: typeof redirects): void {
  visit(tree, { tagName: 'a' }, ({ properties }) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(String(properties['href'])) ?? [];
    if (Object.hasOwn(moved, path)) properties['href'] = moved[path]! + rest;
  });
}

/**
 * Wide tables scroll in a frame. A task's box becomes a mark with a name, because screen readers would announce a
 * checkbox.
 */
function tablesAndTasks(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (tagName === 'th') properties['scope'] = 'col';
    if (properties['align']) {
      properties['className'] = [`to-${String(properties['align'])}`];
      delete properties['align'];
    }
    if (tagName === 'a' && /^https?:/i.test(String(properties['href'])))
      properties['rel'] = ['noopener', 'noreferrer'];
    if (tagName === 'input') {
      const state = properties['checked'] ? 'done' : 'open';
      const name = state === 'done' ? 'Done:' : 'To do:';
      element.tagName = 'span';
      element.properties = { className: ['task', state], role: 'img', ariaLabel: name };
    }
    if (tagName === 'table' && parent && index !== undefined) {
      const frame = { role: 'region', ariaLabel: 'Table', tabIndex: 0, className: ['table'] };
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: frame,
        children: [element],
      };
      return index + 2;
    }
    return undefined;
  });
}

/** Blocks of Arabic, Hebrew and other scripts run from right to left, by their first letter. */
function markRightToLeft(tree: Root): void {
  for (const block of tree.children)
    if (block.type === 'element' && RIGHT_TO_LEFT.test(textOf(block)))
      block.properties['dir'] ??= 'rtl';
}

const RIGHT_TO_LEFT = /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** Numbers headings without letters or digits, and lets links within the text omit the prefix of ids. */
function idsAndLinks(tree: Root): void {
  const ids = new Set<unknown>();
  visit(tree, 'element', ({ properties }) => void ids.add(properties['id']));
  visit(tree, 'element', ({ properties }) => {
    if (properties['id'] === TEXT_ID_PREFIX) {
      let number = 1;
      while (ids.has(TEXT_ID_PREFIX + number)) number += 1;
      properties['id'] = TEXT_ID_PREFIX + number;
    }
    const { href } = properties;
    if (typeof href !== 'string' || !href.startsWith('#')) return;
    const name = TEXT_ID_PREFIX + decoded(href.slice(1));
    if (ids.has(name)) properties['href'] = `#${encodeURIComponent(name)}`;
  });
}

/** After the ids of headings, which keep their hyphens; code stays as written. */
function keepNumbersTogether(tree: Root): void {
  visit(tree, (node) => {
    // A word joiner: a line may end after a dash.
    if (node.type === 'text')
      node.value = withUnits(node.value).replaceAll(/(?<=\d–)(?=\d)/g, '\u2060');
    return node.type === 'element' && node.tagName === 'code' ? SKIP : CONTINUE;
  });
}

/** A note of GitHub's kind (`> [!WARNING]`), with its word and without an icon. */
function note(...[alert, children]: Parameters<typeof defaultBuild>): Element {
  const title: Element = {
    type: 'element',
    tagName: 'p',
    properties: { className: ['note-title'] },
    children: [{ type: 'text', value: alert.title }],
  };
  return {
    type: 'element',
    tagName: 'aside',
    properties: { className: ['note', alert.keyword.toLowerCase()], ariaLabel: alert.title },
    children: [title, ...children],
  };
}

/** Quotations that were probably meant as notes. */
function noteProblems(tree: Root): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(tree, { tagName: 'blockquote' }, (quotation: Element) => {
    const kind = /^\s*(\[!.*)/.exec(textOf(quotation))?.[1];
    const line = quotation.position?.start.line ?? 1;
    const text = `"${kind}" is not a kind of note: [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] stands alone in its line, above its text and not within a list`;
    if (kind) problems.push({ line, text });
  });
  return problems;
}

const WORDS_PER_MINUTE = 200;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** The number of words in an article's HTML, also of languages that put no spaces between them. */
export function wordCount(html: string): number {
  const text = html
    .replaceAll(/<\/(?:th|td|p|li|h\d)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    // A compound is read as one word.
    .replaceAll(/(?<=\w)[-–](?=\w)/g, '');
  return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** The reading time of an article's HTML at 200 words a minute, such as `7 min read`. */
export function readTime(html: string): string {
  return `${Math.max(1, Math.round(wordCount(html) / WORDS_PER_MINUTE))} min read`;
}
