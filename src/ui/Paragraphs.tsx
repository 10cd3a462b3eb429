import { paragraphs } from '../content/paragraphs.ts';

/** A text of a content file as paragraphs, one for each part between empty lines. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
