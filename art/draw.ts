/**
 * `npm run draw` draws pictures, share images, wordmarks, icons and contours into ../public;
 * `npm run draw -- art/heroes logos` what begins with these names. Films and font files have makers
 * of their own. The same sources always give the same files, and what an owner has replaced stays.
 */
import { allWorks } from './works/all-works.ts';
import { drawWorks } from './works/draw-works.ts';
import { siteOutput } from './works/site-output.ts';

const wanted = process.argv.slice(2);
const works = (await allWorks(siteOutput)).filter(
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
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
