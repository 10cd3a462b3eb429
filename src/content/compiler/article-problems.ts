import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Root as Markdown } from 'mdast';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { allowed, linkStart } from './article-allow-list.ts';

/** What a reader would not see as its author meant it. */
export interface TextProblem {
  line: number;
  /** The problem and its remedy. */
  text: string;
}

/**
 * What Markdown shows literally although its author meant something else: syntax of other generators, and Markdown
 * that is not complete. Patterns for the source, in which a backslash makes each of them text.
 */
const misread: readonly (readonly [RegExp, string])[] = [
  [/\{%.*?%\}/, 'is a tag of Jekyll or Liquid'],
  [/\{\{[<%].*?[>%]\}\}/, 'is a shortcode of Hugo'],
  [/\{\{.*?\}\}/, 'is a placeholder of a template'],
  [/<%.*?%>/, 'is a placeholder of a template'],
  [/^:::.*$/m, 'is a container of another generator'],
  [/^(?:!!!|\?\?\?\+?|===) ["\w].*$/m, 'is a container of another generator'],
  [/(?<![\w:]):[a-z][\w-]*[[{].*/i, 'is a directive of another generator'],
  [/\{:?\s*#[\w-]+[^}]*\}/, 'is an id of another generator (headings have ids from their words)'],
  [/\{:?\s*(?:\.[\w-]|[\w-]+=)[^}]*\}/, 'is an attribute of another generator'],
  [/\{\/\*.*?\*\/\}/s, 'is a comment of MDX (write <!-- … -->)'],
  [/\{[a-z_$][\w$]*(?:\.[\w$]+)+\}/i, 'is an expression of MDX'],
  [/^(?:import|export) .*(?:from ['"].*|=.*|\{.*)$/m, 'is code of MDX'],
  [/!?\[\[[^\]\n]+\]\]/, 'is a link of a wiki (write [words](/page))'],
  [
    /\[\/?(?:audio|caption|embed|gallery|gist|video|youtube)\b[^\]\n]*\]/i,
    'is a shortcode of WordPress',
  ],
  [/^\[{1,2}_?toc_?\]{1,2}$/im, 'is a table of contents, which each article has'],
  [/\$\$/, 'begins a formula, which only a picture can show'],
  [/\$[^\s$][^$\n]*[\\^_{][^$\n]*\$/, 'is a formula, which only a picture can show'],
  [/==[^\s=][^=\n]*==/, 'is a highlight of another generator (write <mark>)'],
  [/(?<!~)~[^\s~]+~(?!~)/, 'is neither struck through (write ~~) nor low (write <sub>)'],
  [/\^\[[^\]\n]+\]/, 'is a footnote of another generator (write [^1], and its text as [^1]: …)'],
  [/\^[^\s^[\]]+\^/, 'is no power (write <sup>)'],
  [/(?<![\w:]):[a-z+-][\w+-]*:(?![\w:])/i, 'is a name of an emoji (write the emoji)'],
  [/^\*\[[^\]\n]+\]:.*$/m, 'is an abbreviation of another generator (write <abbr title="…">)'],
  [/(?<=\n): .*/, 'is a definition of another generator (write <dl>)'],
  [/\[\^[^\]\n]+\]/, 'is a footnote without a text: add [^…]: … below'],
  [
    /^\[!(?!(?:note|tip|important|warning|caution)\][ \t]*$)\w+\].*$/im,
    'is no note: [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] stands alone in its line',
  ],
  [/\[[^\]\n]+\]\([^)\n]*\)?/, 'is no link: an address with spaces stands between < and >'],
  [/\[[^\]\n]+\]\[[^\]\n]*\]/, 'is a link without a target: add [name]: address below'],
  [
    /\[[^\]\n]+\] \((?:\/|#|https?:|mailto:|tel:)[^)\n]*\)/,
    'is no link: no blank stands between ] and (',
  ],
  [
    /\*\*(?=\S)|(?<=\S)\*\*/,
    'is not bold: write <strong> where letters follow the signs, or close it',
  ],
  [
    /^(?:\.\. [\w-]+::.*|[\w-]+::\S*\[.*\]|h[1-6]\. .*|\+\+\+)$/m,
    'is syntax of another language (reStructuredText, AsciiDoc, Textile, TOML)',
  ],
  [/\\(?:begin|end)\{.*?\}/, 'is a formula, which only a picture can show'],
  [/^#{1,6}[^#\s\d].*$/m, 'is no heading: write a blank after #'],
  [/^#{7,}.*$/m, 'is no heading: they have one to six #'],
  [/^\|.*\|.*$/m, 'is no table: its second line must be like |---|---|'],
];

const REMEDY = 'change it, or write a backslash before it if it is text';

/** Languages of code blocks that other generators draw. */
const drawn = ['mermaid', 'plantuml', 'math', 'geojson', 'topojson', 'stl'];

/** What Markdown would show literally, or not at all, although its author meant something else. */
export function syntaxProblems(tree: Markdown, markdown: string): TextProblem[] {
  const problems: TextProblem[] = [];
  /** Nodes that a plugin has cut out of a text have no position. */
  const sourceOf = ({ position, ...node }: Node & { value?: string }) =>
    position ? markdown.slice(position.start.offset, position.end.offset) : (node.value ?? '');
  const add = ({ position }: Node, text: string, before = '') => {
    const line = (position?.start.line ?? 1) + before.split('\n').length - 1;
    problems.push({ line, text });
  };
  const referred = new Set<string>();
  const defined = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void referred.add(identifier));
  visit(tree, (node, _index, parent) => {
    const source = sourceOf(node);
    const place = node.position ? node : (parent ?? node);
    const [readable = ''] = source.split('\uFFFD', 1);
    if ('value' in node && node.value.includes('\uFFFD'))
      add(place, 'has a sign that can’t be read: save the file as UTF-8', readable);
    if (node.type === 'html') {
      const closed = /^<\/([a-z][\w-]*)/i.exec(source)?.[1]?.toLowerCase();
      if (closed && !isAllowedTag(closed)) add(node, tagProblem(closed));
      if (/^<(?:\?|!(?!--))/.test(source))
        add(
          node,
          `"${source.split('\n', 1)[0]}" is not shown: put it between backticks if it is text`,
        );
    }
    if (node.type === 'code' && drawn.includes(node.lang ?? ''))
      add(node, `a drawing in ${node.lang} is not drawn: put it in as a picture`);
    if (node.type === 'code' && node.meta)
      add(node, `"${node.meta}" beside the code is not shown: write it into the text above`);
    if (node.type === 'heading' && node.children.length === 0)
      add(node, 'a heading has no words: write them after the #, or remove it');
    if (node.type === 'table')
      for (const row of node.children)
        if (row.children.length > node.children[0]!.children.length)
          add(
            row,
            'the row has more cells than the head of its table: write \\| for a | in a cell',
          );
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const key = `${node.type} ${node.identifier}`;
      if (defined.has(key))
        add(
          node,
          `[${node.label ?? node.identifier}] has a text or an address already: rename this one`,
        );
      defined.add(key);
    }
    if (node.type === 'footnoteDefinition' && !referred.has(node.identifier))
      add(
        node,
        `the footnote ${node.identifier} is not shown: write [^${node.identifier}] where it belongs`,
      );
    if (node.type === 'link' && node.children.length === 0)
      add(node, `the link ${node.url} has no words: write them between the brackets`);
    if (node.type !== 'text') return;
    const found = misread.flatMap(([pattern, what]) => {
      const match = new RegExp(`(?<!\\\\)(?:${pattern.source})`, pattern.flags).exec(source);
      return match ? [{ match, what }] : [];
    })[0];
    if (found)
      add(
        place,
        `"${found.match[0]}" ${found.what}: ${REMEDY}`,
        source.slice(0, found.match.index),
      );
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
