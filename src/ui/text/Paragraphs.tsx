/** A text of a content file as its paragraphs: an empty line between two of them parts them. */
export function paragraphs(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A text of a content file as paragraphs, one for each part between empty lines. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
