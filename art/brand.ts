/**
 * `npm run brand` (in the site's folder): regenerates the files that contain the site's name or titles (web
 * manifest and share images), after a change of src/content/site.ts or a title.
 */
import { drawWorks } from './works/draw-works.ts';
import { siteOutput } from './works/site-output.ts';
import { siteWorks } from './works/site-works.ts';

try {
  await drawWorks(
    siteWorks(siteOutput).filter(({ from }) => from.includes('name')),
    siteOutput,
  );
  console.log(`The files now say ${siteOutput.sources.name}. npm run build puts them online.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
