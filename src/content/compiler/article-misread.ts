import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { TextProblem } from './article-problems.ts';

type Misread = readonly [pattern: RegExp, problem: string];

/**
 * What Markdown shows literally although its author meant something else: syntax of other generators and languages,
 * and Markdown that is not complete. Patterns for prose, in which a backslash makes each of them text.
 */
const misread: readonly Misread[] = [
  [/`/, 'begins code that does not end'],
  [
    /(?<!\{)\{+[^{}\n]*\}*/,
    'is syntax of another generator or a template (headings have ids from their words, comments are <!-- … -->)',
  ],
  [/^([!%&+,:;<=>?@^|~])\1(?:\1.*)?$/m, 'is a container of another generator'],
  [/^(?:import|export) .*(?:from ['"].*|=.*)$/m, 'is code of MDX'],
  [/!?\[\[[^\]\n]+\]\]|\(\([^)\n]+\)\)/, 'is a link of a wiki (write [words](/page))'],
  [/\[\^[^\]\n]+\]/, 'is a footnote without a text: add [^…]: … below'],
  [/\^\[[^\]\n]+\]/, 'is a footnote of another generator (write [^1], and its text as [^1]: …)'],
  [/^\*\[[^\]\n]+\]:.*$/m, 'is an abbreviation of another generator (write <abbr title="…">)'],
  [
    /(?<![\w:])(?:[a-z][\w-]*)?::?[\w./\uFFFC-]*\[[^\]\n]*\]|[@%+]\[[^\]\n]*\]/i,
    'is a directive of another generator',
  ],
  [
    /^\[(?!!)[^\]\n]+\]$|\[(?:[/.#@%:_*>?~+=,-](?![\d.])|\s|[^\]\n]*=)[^\]\n]*\]/m,
    'is a shortcode of another generator, or a table of contents, which each article has',
  ],
  [/\[[^\]\n]+\]\([^)\n]*\)?/, 'is no link: an address with spaces stands between < and >'],
  [/\[[^\]\n]+\]\[[^\]\n]*\]/, 'is a link without a target: add [name]: address below'],
  [
    /\[[^\]\n]+\] \((?:\/|#|https?:|mailto:|tel:)[^)\n]*\)/,
    'is no link: no blank stands between ] and (',
  ],
  [
    /\$\$|(?<![\w$])\$(?=\S)[^$\n]*[^\s$]\$(?![\d$])|(?<![\w:.])\\(?:[a-z]{2,}|\([^\n]+?\\\)|\[[^\n]*[\\^_=][^\n]*\\\])/i,
    'is LaTeX: only a picture can show a formula',
  ],
  [
    /(?:\*\*|~~)(?=\S)|(?<=\S)(?:\*\*|~~)|(?<!\w)__(?=\w)|(?<=[^\0-\x7f])_[^\s_]+_/,
    'is not bold, struck through or emphasis: close it, or write <strong>, <del> or <em> where letters follow the signs',
  ],
  [
    /(?<![\w:])(?<sign>[!$%&',/;=?@^_|+])\k<sign>(?=\S)[^\n]*?\S\k<sign>{2}/,
    'is a mark of another generator (write <mark>, <ins>, <sup> or <sub>)',
  ],
  [/(?<!~)~[^\s~]+~(?!~)/, 'is neither struck through (write ~~) nor low (write <sub>)'],
  [/\^[^\s^[\]]+\^/, 'is no power (write <sup>)'],
  [/(?<![\w:]):[a-z+-][\w+-]*:(?![\w:])/i, 'is a name of an emoji (write the emoji)'],
  [/^: .*$/m, 'is a definition of another generator (write <dl>)'],
  [
    /^(?:\.\. |={1,6} |% |h[1-6]\. |\/\/|[\p{L}\w -]+:: ).*$|^\.{4,}$|::$| \+$| \^[\w-]+$|\uFFFC_(?!\w)/mu,
    'is syntax of another language (reStructuredText, AsciiDoc, Textile, Obsidian …)',
  ],
  [/<<.*|<\/?(?:[a-z][^<>\n]*)?\/?>/i, 'is no tag of HTML'],
  [/^#+[^#\s\d].*$|^#{7,}.*$/m, 'is no heading: write a blank after one to six #'],
  [/^\|.*$|^\+[-=+]+$/m, 'is no table: its second line must be like |---|---|'],
  [
    /^(?<item>(?:[-–—•‣◦▪●·]|\d{1,2}[.)、]|[a-z][.)])\s*\S.*)\n(?:[-–—•‣◦▪●·]|\d{1,2}[.)、]|[a-z][.)])\s*\S/m,
    'begins lines that would run into one: begin each with "- " or "1. "',
  ],
];

/** What is not read as Markdown between tags. */
const withinHtml: Misread = [
  /(?<!\w)(?<sign>[*_])(?=\S)[^\n]*?\S\k<sign>(?!\w)|^\s*(?:#{1,6}|[-*+>]|\d+\.) .*$/m,
  'is Markdown within HTML: put a blank line before and after it',
];

/** The pattern where no backslash makes it text. */
const unescaped = ([{ source, flags }, what]: Misread): Misread => [
  new RegExp(`(?<!\\\\)(?:${source})`, flags),
  what,
];

const inProse = misread.map(unescaped);
const inHtml = [unescaped(withinHtml), ...inProse];

const REMEDY = 'change it, or write a backslash before it if it is text';

/** Stands for each sign that no pattern reads. */
const masked = (text: string, signs = /[^\n]/g): string => text.replace(signs, '\uFFFC');

/** What Markdown would show literally although its author meant something else: the first of each paragraph. */
export function misreadProblems(tree: Root, markdown: string): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(tree, (node, _index, parent) => {
    const { prose, patterns } = readable(node, parent, markdown);
    const found = patterns.flatMap(([pattern, what]) => {
      const match = pattern.exec(prose);
      return match ? [{ match, what }] : [];
    })[0];
    if (!found) return;
    const { match, what } = found;
    problems.push({
      line: node.position!.start.line + prose.slice(0, match.index).split('\n').length - 1,
      text: `"${match[0].split('\n', 1)[0]!.replace(/\uFFFC+/g, '…')}" ${what}: ${REMEDY}`,
    });
  });
  return problems;
}

/** The prose of a paragraph, heading, cell or block of HTML, and the patterns for it. */
function readable(node: Nodes, parent: Nodes | undefined, markdown: string) {
  if (node.type === 'html' && parent?.type !== 'paragraph') {
    const isRead = /<!--.*?-->|<(pre|code|kbd|samp)\b.*?<\/\1>|<[^>]*>/gis;
    return {
      prose: node.value.replace(isRead, (part) => masked(part)),
      patterns: inHtml,
    };
  }
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
    ? { prose: proseOf(node, markdown), patterns: inProse }
    : { prose: '', patterns: [] };
}

/**
 * The source of a block's text: code, HTML, addresses and signs that Markdown reads are masked. What a plugin has cut
 * out of a text has no position, and is read as it is written.
 */
function proseOf(block: Parents, markdown: string): string {
  const start = block.children[0]?.position?.start.offset;
  let at = start ?? block.position!.start.offset!;
  let prose = '';
  let isCut = start === undefined;
  const add = (to: number, isRead: boolean, signs?: RegExp) => {
    const text = markdown.slice(at, to);
    prose += isRead ? text : masked(text, signs);
    at = Math.max(at, to);
  };
  visit(block, 'text', ({ position }, _index, parent) => {
    isCut ||= !position;
    if (!position) return;
    add(position.start.offset!, isCut);
    const from = parent?.type === 'link' ? parent.position?.start.offset : undefined;
    add(position.end.offset!, from === undefined || markdown[from] === '[', /[^\n[]/g);
    isCut = false;
  });
  add((block.children.at(-1)?.position ?? block.position)!.end.offset!, isCut);
  // A quotation's signs and a list's indentation before each further line, and signs before the first.
  return prose.replace(/\n[ \t>\uFFFC]*/g, '\n').replace(start === undefined ? /^[|# ]+/ : '', '');
}
