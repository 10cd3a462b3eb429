import type { Nodes } from 'hast';

/** The text of an HTML tree, as a reader sees it: without tags and comments. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
