const wordsPerMinute = 200;

/** The number of words in an article's HTML. */
export function wordCount(html: string): number {
  return html
    .replaceAll(/<\/(?:th|td|p|li|h\d)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .split(/\s+/)
    .filter((word) => word !== '').length;
}

/** How long an article's HTML takes to read, at 200 words a minute: text such as `7 min read`. */
export function readTime(html: string): string {
  return `${Math.max(1, Math.round(wordCount(html) / wordsPerMinute))} min read`;
}
