/**
 * `npm run draw` generates what follows the content (the map of offices, icons, share images) in ../public,
 * `npm run draw -- art/share icon` the files whose paths begin with these names. Equal sources give equal files.
 */
import { drawWorks } from './works/draw-works.ts';
import { siteWorks } from './works/site-works.ts';

const wanted = process.argv.slice(2);
const all = siteWorks();
const works = all.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
try {
  if (works.length === 0)
    throw new Error(
      `Nothing that is drawn here begins with ${wanted.join(' or ')}. Names are paths below public: ${all.map(({ name }) => name).join(', ')}`,
    );
  await drawWorks(works);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
