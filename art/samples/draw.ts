/**
 * `npm run samples` generates the pictures, screens, wordmarks and contours that ship with the site in ../public,
 * `npm run samples -- art/heroes logos` those whose paths begin with these names, and the backgrounds of share
 * images. Films have a command of their own.
 */
import { basename, join } from 'node:path';
import { shareBackgrounds } from './pictures/share-backgrounds.ts';
import { sampleWorks, unusedWorks } from './sample-works.ts';
import { readDrawnArt } from '../works/drawn-art.ts';
import { forgetWorks } from '../works/output.ts';
import { drawWanted } from '../works/draw-works.ts';
import { siteOutput } from '../works/site-output.ts';
import { writeShareBackground } from '../share/backgrounds.ts';
import { siteWorks } from '../works/site-works.ts';

const wanted = process.argv.slice(2);
const works = await sampleWorks();
await drawWanted(works, wanted, siteOutput);
if (wanted.length === 0) {
  const folder = join(import.meta.dirname, 'backgrounds');
  for (const [name, draw] of Object.entries(shareBackgrounds))
    await writeShareBackground(basename(name), Buffer.from(await draw()), folder);
  const drawn = new Set([...works, ...siteWorks(siteOutput)].map(({ name }) => name));
  const unused = unusedWorks(readDrawnArt(siteOutput.record), drawn);
  forgetWorks(unused, siteOutput.record);
  for (const name of unused)
    console.log(`public/${name}: no page shows it, you can delete its files`);
}
