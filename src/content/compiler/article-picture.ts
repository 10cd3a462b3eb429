import type { Element, ElementContent, Properties, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { articlePicture, fileWidths, plainWidth } from '../picture-files.ts';
import type { TextProblem } from './article-problems.ts';

/**
 * Turns each picture in a paragraph of its own into a `<figure>`.
 *
 * @returns the pictures that can't be shown
 */
export function wrapInFigures(tree: Root): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(tree, { tagName: 'img' }, (image: Element, _index, parent) => {
    const problem = pictureProblem(image, parent);
    if (problem) problems.push({ line: image.position?.start.line ?? 1, text: problem });
    else if (parent?.type === 'element') Object.assign(parent, figureOf(image));
    return 'skip';
  });
  return problems;
}

/**
 * Why a picture can't be shown, and the remedy; undefined if it can. Only local pictures are allowed: they exist
 * in all sizes, and no third party is contacted.
 */
function pictureProblem({ properties }: Element, parent: Root | Element | undefined) {
  const src = String(properties['src'] ?? '');
  if (!/^\/art\/(?:articles|pages)\/[\p{L}\p{M}\p{N}%-]+\/[\p{L}\p{M}\p{N}%-]+$/u.test(src))
    return `the picture ${src} can't be shown: "npm run picture -- photo.jpg articles/<id>/<name>" makes all sizes; then write ![What it shows](/art/articles/<id>/<name>)`;
  if (!String(properties['alt'] ?? '').trim())
    return `the picture ${src} has no words: write what it shows between the brackets`;
  const isAlone =
    parent?.type === 'element' && parent.tagName === 'p' && parent.children.length === 1;
  return isAlone
    ? undefined
    : `the picture ${src} is within a line of text, a link or a tag: give it a paragraph of its own, as ![What it shows](${src})`;
}

/**
 * A `<figure>` with a picture in all sizes. The caption is the picture's title, or else its alternative text; then
 * `alt` is empty.
 */
function figureOf({ properties: { src, alt, title } }: Element): Element {
  const { width, height } = articlePicture;
  const name = String(src);
  const srcSet = fileWidths(width)
    .map((step) => `${name}-${step}.avif ${step}w`)
    .join(', ');
  const sizes = '(min-width: 768px) 720px, 100vw';
  const img = {
    src: `${name}-${plainWidth(width)}.jpg`,
    ...{ width, height, alt: title ? String(alt) : '', loading: 'lazy', decoding: 'async' },
  };
  return element('figure', {}, [
    element('picture', {}, [
      element('source', { type: 'image/avif', srcSet, sizes }),
      element('img', img),
    ]),
    element('figcaption', {}, [{ type: 'text', value: String(title ?? alt) }]),
  ]);
}

const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });
