/** The fields of a page_seo record that a share image shows; without a title the page's own applies. */
export interface SeedRecord {
  path: string;
  title: string | null;
  image: string;
}

const TEXT = String.raw`'(?:[^']|'')*'`;

/** Path, title and image of every record that an SQL seed inserts into page_seo with an image. */
export function seedRecords(sql: string): SeedRecord[] {
  const insert = /insert into page_seo\s*\(([^)]*)\)\s*values/i.exec(sql);
  if (!insert) return [];
  const columns = insert[1]!.split(',').map((column) => column.trim());
  const value = `(${TEXT}|null)`;
  const tuple = new RegExp(
    String.raw`\(\s*${columns.map(() => value).join(String.raw`,\s*`)}\s*\)`,
    'gi',
  );
  const rest = sql.slice(insert.index + insert[0].length);
  return [...rest.matchAll(tuple)].flatMap(([, ...values]) => {
    const field = (column: string): string | null => {
      const text = values[columns.indexOf(column)];
      return text?.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : null;
    };
    const [path, title, image] = [field('path'), field('title'), field('image_url')];
    return path && image ? [{ path, title, image }] : [];
  });
}
