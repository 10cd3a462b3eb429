/**
 * `npm run brand` (in the site's folder): draws what carries the site's name as a file, which is the
 * web manifest and the share images, after src/content/site.ts or a title has changed.
 */
import { allWorks } from './all-works.ts';
import { drawWorks } from './draw-works.ts';
import { site } from './site-place.ts';

try {
  await drawWorks(
    (await allWorks(site)).filter(({ from }) => from.includes('name')),
    site,
  );
  console.log(`The files now say ${site.sources.name}. npm run build puts them online.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
