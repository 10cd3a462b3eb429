/**
 * Renders screens as PNG, for a review before they are drawn in all sizes: `npm run proofs -- <folder>
 * [case-studies/coricraft …]`, all or those whose paths begin with these names.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderScreen } from './screen.ts';
import { screens } from './screens.ts';

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Say which folder the proofs go to');
mkdirSync(folder, { recursive: true });
for (const [name, screen] of Object.entries(screens)) {
  if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
  const file = join(folder, `${name.replaceAll('/', '-')}.png`);
  try {
    writeFileSync(file, await renderScreen(screen));
    console.log(file);
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
