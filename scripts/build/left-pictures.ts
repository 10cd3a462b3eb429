import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile } from '../../src/content/records/content.ts';

/**
 * Pictures of studies and articles that have been removed, a line for each: they stay public, and nobody sees them.
 * Pictures that other content names stay.
 */
export function leftPictures({ caseStudies, articles }: ContentFile, publicDir: string): string[] {
  const named = JSON.stringify([caseStudies, articles]);
  const kinds = [
    { folder: 'case-studies', share: 'case-studies', ids: caseStudies.map(({ slug }) => slug) },
    { folder: 'articles', share: 'insights', ids: articles.map(({ id }) => id) },
  ];
  const isLeft = (path: string) => !named.includes(`/${path}`);
  return kinds.flatMap(({ folder, share, ids }) => [
    ...namesIn(join(publicDir, 'art', folder))
      .filter((id) => !ids.includes(id) && isLeft(`art/${folder}/${id}/`))
      .map((id) => `public/art/${folder}/${id} has pictures that nothing shows: delete the folder`),
    ...namesIn(join(publicDir, 'art/share', share))
      .filter(
        (name) => !ids.includes(name.replace(/\.\w+$/, '')) && isLeft(`art/share/${share}/${name}`),
      )
      .map((name) => `public/art/share/${share}/${name} is the share image of no page: delete it`),
  ]);
}

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
