import type {
  Association,
  Definition,
  FootnoteDefinition,
  Nodes,
  Parents,
  Root as Markdown,
} from 'mdast';
import type { Node, Point } from 'unist';
import { visit } from 'unist-util-visit';

/** What a reader would not see as its author meant it. */
export interface TextProblem {
  line: number;
  /** The problem and its remedy. */
  text: string;
}

/** Languages of code blocks that other generators draw. */
const drawn = ['mermaid', 'plantuml', 'math', 'geojson', 'topojson', 'stl', 'vega-lite', 'd2'];

/** What Markdown would not show, or not in the way in which it is written. */
export function syntaxProblems(tree: Markdown, markdown: string): TextProblem[] {
  const problems = markdown.split('\n').flatMap((text, index) => {
    const unreadable = 'has a sign that can’t be read: save the file as UTF-8';
    return text.includes('\uFFFD') ? [{ line: index + 1, text: unreadable }] : [];
  });
  const referred = new Set<string>();
  const defined = new Set<string>();
  visit(tree, (node) => {
    if ('identifier' in node && !isDefinition(node)) referred.add(keyOf(node));
  });
  visit(tree, (node, index, parent) => {
    // A plugin has cut a node without a position out of a text, which has been read.
    if (!node.position) return;
    const { line } = node.position.start;
    const add = (text: string | undefined) => text && problems.push({ line, text });
    add(contentProblem(node, sourceOf(node, markdown)));
    if (parent && index !== undefined) add(placeProblem(node, index, parent, markdown));
    if (!isDefinition(node)) return;
    add(definitionProblem(node, defined, referred));
    defined.add(keyOf(node));
  });
  return problems;
}

const sourceOf = ({ position }: Node, markdown: string): string =>
  markdown.slice(position?.start.offset, position?.end.offset);

/** What a node itself would not show. */
function contentProblem(node: Nodes, source: string): string | undefined {
  if (node.type === 'html') {
    if (/^<(?:\?|!(?!--))/.test(source))
      return `"${source.split('\n', 1)[0]}" is not shown: put it between backticks if it is text`;
    if (/<!--(?!.*-->)/s.test(source))
      return 'a comment that does not end hides what follows: write --> at its end';
  }
  if (node.type === 'code') {
    const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
    if (fence && !new RegExp(`\\n[\\s>]*${fence}[\`~]*\\s*$`).test(source))
      return `the code does not end: write ${fence} in a line of its own`;
    if (drawn.includes(node.lang ?? ''))
      return `a drawing in ${node.lang} is not drawn: put it in as a picture`;
    const beside = node.meta ?? /^.*[^\w+#.-].*$/.exec(node.lang ?? '')?.[0];
    if (beside) return `"${beside}" beside the code is not shown: write it into the text above`;
  }
  if (node.type === 'heading' && node.children.length === 0)
    return 'a heading has no words: write them after the #, or remove it';
  if (node.type === 'heading' && node.children.some(({ type }) => type === 'footnoteReference'))
    return 'the number of a footnote would stand in the table of contents: put it into the text';
  if (node.type === 'link' && node.children.length === 0)
    return `the link ${node.url} has no words: write them between the brackets`;
  if (node.type !== 'text') return undefined;
  const name = source.match(/(?<!\\)&#?\w{3,};/g)?.find((each) => node.value.includes(each));
  return name && `${name} is no character: correct its name, or write the character itself`;
}

/** What a node's place among others makes of it. */
function placeProblem(node: Nodes, index: number, parent: Parents, markdown: string) {
  const before = parent.children[index - 1];
  const [at, above] = [node.position?.start, before?.position?.start];
  if (node.type === 'tableRow' && parent.children[0]?.type === 'tableRow') {
    const width = parent.children[0].children.length;
    if (node.children.length > width)
      return 'the row has more cells than the head of its table: write \\| for a | in a cell';
    if (width > 1 && !sourceOf(node, markdown).includes('|'))
      return 'this would be a row of the table above it: leave a blank line below the table';
  }
  if (!at || !above) return undefined;
  const numberOf = ({ offset }: Point) => Number.parseInt(markdown.slice(offset), 10);
  if (node.type === 'listItem' && parent.type === 'list' && parent.ordered) {
    const shown = (parent.start ?? 1) + index;
    return [shown, numberOf(above)].includes(numberOf(at))
      ? undefined
      : `the point ${numberOf(at)} would be shown as ${shown}: correct the numbers of its list`;
  }
  if (before?.type === 'list' && at.column > above.column)
    return 'this is no part of the point above it: begin it with more blanks, below the words of the point';
  return before?.type === 'thematicBreak' &&
    at.line === above.line + 1 &&
    /^[\w-]+:\s/.test(markdown.slice(at.offset))
    ? 'a second front matter would be shown as text: remove it, or leave a blank line below ---'
    : undefined;
}

const isDefinition = (node: Nodes) =>
  node.type === 'definition' || node.type === 'footnoteDefinition';

/** Footnotes and links have names of their own. */
const keyOf = ({ type, identifier }: Association & Node): string =>
  `${type.startsWith('footnote')} ${identifier}`;

/** A text or an address that nothing shows; `[//]: # (…)` is a comment. */
function definitionProblem(
  node: Definition | FootnoteDefinition,
  defined: ReadonlySet<string>,
  referred: ReadonlySet<string>,
): string | undefined {
  const name = node.label ?? node.identifier;
  if (node.type === 'definition' && ['', '#'].includes(node.url)) return undefined;
  if (defined.has(keyOf(node)))
    return `[${name}] has a text or an address already: rename this one`;
  if (referred.has(keyOf(node))) return undefined;
  return node.type === 'definition'
    ? `the link [${name}] is not shown: write [words][${name}] where it belongs, or remove it`
    : `the footnote ${name} is not shown: write [^${name}] where it belongs`;
}
