/**
 * Draws public/art and public/logos: `npm run art` everything, `npm run art -- heroes/contact offices`
 * what begins with these names, `share` and `logos` among them. The films have their own maker. The
 * same sources always give the same files.
 */
import { join } from 'node:path';
import { writePicture } from './encode.ts';
import { makeLogos } from './logos.ts';
import { pictures } from './pictures.ts';
import { makeShareImages } from './share.ts';

const publicDir = join(import.meta.dirname, '../../public');

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start));
const wantedShares = wanted.filter((name) => name.startsWith('share'));

let drawn = 0;
const failures: string[] = [];
for (const [name, draw] of Object.entries(pictures).filter(([key]) => isWanted(key))) {
  try {
    await writePicture(join(publicDir, 'art', name), Buffer.from(await draw()));
    console.log(name);
    drawn++;
  } catch (error) {
    failures.push(`${name}: ${String(error)}`);
  }
}
if (isWanted('logos')) drawn += await makeLogos(publicDir);
if (wanted.length === 0 || wantedShares.length > 0) {
  drawn += await makeShareImages(publicDir, wantedShares);
}
if (failures.length > 0) throw new Error(failures.join('\n'));
if (drawn === 0) throw new Error(`No picture's name begins with ${wanted.join(' or ')}`);
