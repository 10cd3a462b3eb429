/**
 * Draws what public/art holds: `npm run art` everything, `npm run art -- heroes/home offices` what
 * begins with these names. The same sources always give the same files.
 */
import { join } from 'node:path';
import { writePicture } from './encode.ts';
import { pictures } from './pictures.ts';

const folder = join(import.meta.dirname, '../../public/art');

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start));
const chosen = Object.entries(pictures).filter(([name]) => isWanted(name));
if (chosen.length === 0) throw new Error(`No picture's name begins with ${wanted.join(' or ')}`);

const failures: string[] = [];
for (const [name, draw] of chosen) {
  try {
    const picture = await draw();
    await writePicture(join(folder, name), Buffer.from(picture));
    console.log(name);
  } catch (error) {
    failures.push(`${name}: ${String(error)}`);
  }
}
if (failures.length > 0) throw new Error(failures.join('\n'));
