/**
 * `npm run picture -- photo.png case-studies/kia-south-africa/hero` (in the site's folder): replaces a
 * drawing by an owner's picture, in all sizes, and regenerates the share images that contain it. The place of a
 * film's poster is `film/<name>-poster`.
 */
import { posterSlots, slots } from './works/content.ts';
import { drawWorks } from './works/draw-works.ts';
import { placeOwnPicture } from './works/own-picture.ts';
import { sharePlans, shareWorks } from './share/share.ts';
import { siteOutput } from './works/site-output.ts';

const [file, given, ...rest] = process.argv.slice(2);
if (!file || !given || rest.length > 0) {
  console.error(
    'Say which file goes where: npm run picture -- photo.png case-studies/kia-south-africa/hero',
  );
  process.exit(1);
}
const slot = given.replace(/^(\.\/)?(public)?\/?(art\/)?/, '');
try {
  const { files, tooLarge } = await placeOwnPicture({
    file,
    slot,
    slots: new Map([...slots(), ...posterSlots()]),
    publicDir: siteOutput.publicDir,
  });
  for (const path of files) console.log(`public/${path}`);
  if (tooLarge.length > 0) {
    console.log(`Heavier than a page should load; a calmer or blurred background helps:`);
    for (const line of tooLarge) console.log(`  ${line}`);
  }
  const showing = new Set(
    sharePlans()
      .filter(({ picture }) => picture === slot)
      .map(({ file: share }) => share.slice(1)),
  );
  await drawWorks(
    shareWorks(siteOutput.publicDir, siteOutput.record).filter(({ name }) => showing.has(name)),
    siteOutput,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
