/**
 * `npm run draw` generates pictures, share images, wordmarks, icons and contours in ../public,
 * `npm run draw -- art/heroes logos` those whose paths begin with these names. Films and font files have their own
 * commands. Equal sources give equal files; files that an owner has replaced are kept.
 */
import { allWorks } from './works/all-works.ts';
import { drawWorks } from './works/draw-works.ts';
import { removeUnusedRecords } from './works/output.ts';
import { siteOutput } from './works/site-output.ts';

const wanted = process.argv.slice(2);
const all = await allWorks(siteOutput);
const works = all.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (works.length === 0) {
  console.error(
    `Nothing that is drawn here begins with ${wanted.join(' or ')}. Names are paths below public, such as art/heroes/contact, art/share or logos.`,
  );
  process.exit(1);
}
try {
  await drawWorks(works, siteOutput);
  if (wanted.length === 0) {
    const drawn = new Set(all.map(({ name }) => name));
    for (const name of removeUnusedRecords(drawn, siteOutput.record))
      console.log(`public/${name}: no page shows it, you can delete its files`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
