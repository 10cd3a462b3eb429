import { globSync, readFileSync } from 'node:fs';

/** The case studies that page texts name, each with the file and the id of its page. */
export const namedStudies = globSync('src/pages/*/*copy.ts')
  .sort()
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/ slug: '(.*)'/g)].map(([, slug = '']) => ({
      slug,
      file,
      page: file.split('/')[2]!,
    })),
  );
