/**
 * `npm run picture -- photo.png case-studies/kia-south-africa/hero` (in the site's folder), also with more files and
 * places: replaces drawings by an owner's pictures, in all sizes, and regenerates the share images that contain
 * them. The place of a film's poster is `film/<name>-poster`.
 */
import { removeShareBackground } from './share/backgrounds.ts';
import { sharePlans, shareWorks } from './share/share.ts';
import { posterSlots, publicDir, slots } from './works/content.ts';
import { drawWorks } from './works/draw-works.ts';
import { placeOwnPicture } from './works/own-picture.ts';

const args = process.argv.slice(2);
if (args.length === 0 || args.length % 2 !== 0) {
  console.error(
    'Say which file goes where: npm run picture -- photo.png case-studies/kia-south-africa/hero',
  );
  process.exit(1);
}
const pairs = args.flatMap((file, index) =>
  index % 2 === 0
    ? [{ file, slot: args[index + 1]!.replace(/^(\.\/)?(public)?\/?(art\/)?/, '') }]
    : [],
);
const known = new Map([...slots(), ...posterSlots()]);
try {
  for (const pair of pairs) {
    const { files, tooLarge } = await placeOwnPicture({ ...pair, slots: known, publicDir });
    for (const path of files) console.log(`public/${path}`);
    if (tooLarge.length > 0) {
      console.log(`Heavier than a page should load; a calmer or blurred background helps:`);
      for (const line of tooLarge) console.log(`  ${line}`);
    }
    if (pair.slot.startsWith('heroes/')) removeShareBackground(pair.slot.slice('heroes/'.length));
  }
  const replaced = pairs.map(({ slot }) => slot);
  const showing = new Set(
    sharePlans()
      .filter(({ picture }) => replaced.includes(picture))
      .map(({ file: share }) => share.slice(1)),
  );
  await drawWorks(shareWorks().filter(({ name }) => showing.has(name)));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
