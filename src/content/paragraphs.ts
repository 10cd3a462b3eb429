/** A text of a content file as its paragraphs: an empty line between two of them parts them. */
export function paragraphs(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
