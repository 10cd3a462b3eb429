import type {
  Association,
  Definition,
  FootnoteDefinition,
  Nodes,
  Root as Markdown,
  Table,
  TableRow,
} from 'mdast';
import { visit } from 'unist-util-visit';

/** What a reader would not see as the author meant it. */
export interface TextProblem {
  line: number;
  /** The problem and its remedy. */
  text: string;
}

/** What Markdown would not show, or not as written. */
export function markdownSyntaxProblems(tree: Markdown, markdown: string): TextProblem[] {
  const problems = markdown.split('\n').flatMap((text, index) => {
    const unreadable = 'has a character that can’t be read: save the file as UTF-8';
    return text.includes('\uFFFD') ? [{ line: index + 1, text: unreadable }] : [];
  });
  const referred = new Set<string>();
  const defined = new Set<string>();
  visit(tree, (node) => {
    if ('identifier' in node && !isDefinition(node)) referred.add(keyOf(node));
  });
  visit(tree, (node, _index, parent) => {
    // A node without a position, which a plugin has cut out of a text that has been read.
    if (!node.position) return;
    const { line } = node.position.start;
    const add = (text: string | undefined) => text && problems.push({ line, text });
    add(contentProblem(node, markdownOf(node, markdown)));
    if (node.type === 'tableRow' && parent?.type === 'table') add(rowProblem(node, parent));
    if (!isDefinition(node)) return;
    add(definitionProblem(node, defined, referred));
    defined.add(keyOf(node));
  });
  return problems;
}

const markdownOf = ({ position }: Nodes, markdown: string): string =>
  markdown.slice(position?.start.offset, position?.end.offset);

/** What a node itself doesn't show. */
function contentProblem(node: Nodes, source: string): string | undefined {
  if (node.type === 'html') {
    if (/^<(?:\?|!(?!--))/.test(source))
      return `"${source.split('\n', 1)[0]}" is not shown: put it between backticks if it is text`;
    if (/<!--(?!.*-->)/s.test(source))
      return 'a comment that does not end hides what follows: write --> at its end';
  }
  if (node.type === 'heading' && node.children.length === 0)
    return 'a heading has no words: write them after the #, or remove it';
  if (node.type === 'link' && node.children.length === 0)
    return `the link ${node.url} has no words: write them between the brackets`;
  return undefined;
}

function rowProblem(row: TableRow, { children: [head] }: Table): string | undefined {
  return head && row.children.length > head.children.length
    ? 'the row has more cells than the head of its table: write \\| for a | in a cell'
    : undefined;
}

const isDefinition = (node: Nodes) =>
  node.type === 'definition' || node.type === 'footnoteDefinition';

/** Footnotes and links have names of their own. */
const keyOf = ({ type, identifier }: Association & { type: string }): string =>
  `${type.startsWith('footnote')} ${identifier}`;

/** A definition that nothing uses; `[//]: # (…)` is a comment. */
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
