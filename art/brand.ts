/**
 * `npm run brand` (in the site's folder): regenerates the files that contain the site's name or titles (web
 * manifest and share images), after a change of src/content/site.ts or a title, and removes the share images of pages
 * that the site no longer has.
 */
import { drawWorks } from './works/draw-works.ts';
import { removeOldWorks } from './works/output.ts';
import { siteOutput } from './works/site-output.ts';
import { siteWorks } from './works/site-works.ts';

try {
  const works = siteWorks(siteOutput).filter(({ from }) => from.includes('name'));
  await drawWorks(works, siteOutput);
  const drawn = new Set(works.map(({ name }) => name));
  for (const name of removeOldWorks('art/share/', drawn, siteOutput))
    console.log(`public/${name}: removed, the site has no such page`);
  console.log(`The files now say ${siteOutput.sources.name}. npm run build puts them online.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
