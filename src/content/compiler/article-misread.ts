import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextProblem } from './article-problems.ts';

/**
 * Syntax that the parser doesn't know and readers would see: links or footnotes without a target, shortcodes,
 * template braces, containers, formulas, tags of Word, marks of emphasis or headings. A backslash before it makes it
 * text.
 */
const unread =
  /(?<!\\)(?:!?\[\[[^\]\n]+\]\]|!?\[[^\]\n]+\](?:\[[^\]\n]*\]|\([^)\n]*\)|\{[^}\n]*\})|\[\^[^\]\n]+\]|\[\/[a-z][^\]\n]*\]|\[[a-z][\w-]* [^\]\n]*=[^\]\n]*\]|\{[{%#.:][^}\n]*\}+|\{[\w-]+=[^}\n]*\}|^:{3,}.*|^##+(?:[^#\s].*)?$|^\$\$$|<\/?[a-z]+:[a-z]+>|\*\*)/im;

/** The first piece of syntax that the parser has left in each text. */
export function misreadProblems(tree: Root, markdown: string): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(tree, 'text', ({ position }) => {
    // A text without a position, which a plugin has cut out of another.
    if (!position) return;
    const source = markdown.slice(position.start.offset, position.end.offset);
    const match = unread.exec(source);
    if (!match) return;
    problems.push({
      line: position.start.line + source.slice(0, match.index).split('\n').length - 1,
      text: `"${match[0]}" would be shown as it is written: write it in Markdown, or a backslash before it if it is text`,
    });
  });
  return problems;
}
