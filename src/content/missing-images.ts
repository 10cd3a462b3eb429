import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Content } from './content.ts';
import { fileWidths, plainWidth } from './image-widths.ts';
import type { ClientLogo, ImageAsset, Office } from './types.ts';

/** What shows pictures. */
export interface Pictured extends Pick<Content, 'caseStudies' | 'articles'> {
  clients: readonly ClientLogo[];
  offices: readonly Pick<Office, 'name' | 'map'>[];
}

/**
 * The picture files that the content names and `publicDir` lacks, as `<content file>: <field>: <picture>`;
 * the build stops on them. Pictures at the image-delivery service aren't looked for.
 */
export function missingImages(
  { caseStudies, articles, clients, offices }: Pictured,
  publicDir: string,
): string[] {
  const absent = (record: string, field: string, files: string[]): string[] =>
    files
      .filter((file) => !existsSync(join(publicDir, file)))
      .map((file) => `${record}: ${field}: ${file} is missing`);
  const missing = (record: string, field: string, image: ImageAsset): string[] =>
    absent(record, field, localFiles(image));
  const missingShare = (record: string, shareImage = ''): string[] =>
    absent(record, 'shareImage', shareImage.startsWith('/') ? [shareImage] : []);
  return [
    ...caseStudies.flatMap((study) => {
      const record = `src/content/case-studies/${study.slug}.yaml`;
      return [
        ...missing(record, 'image', study.image),
        ...missing(record, 'heroImage', study.heroImage),
        ...missingShare(record, study.shareImage),
        ...study.images.flatMap((image, index) => missing(record, `images.${index}`, image)),
      ];
    }),
    ...articles.flatMap(({ id, imageUrl, shareImage }) => {
      const record = `src/content/articles/${id}.md`;
      return [...missing(record, 'imageUrl', imageUrl), ...missingShare(record, shareImage)];
    }),
    ...clients.flatMap(({ name, logoUrl }) => absent('src/content/clients.ts', name, [logoUrl])),
    ...offices.flatMap(({ name, map }) => missing('src/content/offices.ts', name, map)),
  ];
}

function localFiles({ src, width }: ImageAsset): string[] {
  if (!src.startsWith('/')) return [];
  if (extname(src) !== '') return [src];
  return [
    ...fileWidths(width).map((step) => `${src}-${step}.avif`),
    `${src}-${plainWidth(width)}.jpg`,
  ];
}
