interface ArticleSection {
  id: string;
  title: string;
}

const heading = /<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs;

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Gives each second-level heading of an article's HTML a unique id from its text. */
export function nameSections(html: string): string {
  const taken = new Map<string, number>();
  return html.replaceAll(heading, (_match, _id, inner: string) => {
    const base = slug(plain(inner)) || 'section';
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return `<h2 id="${count === 1 ? base : `${base}-${count}`}">${inner}</h2>`;
  });
}

/** The second-level headings with ids of an article's HTML, for its table of contents. */
export function articleSections(html: string): ArticleSection[] {
  return [...html.matchAll(heading)]
    .filter(([, id]) => id !== undefined)
    .map(([, id, inner]) => ({ id: id!, title: plain(inner!) }));
}
