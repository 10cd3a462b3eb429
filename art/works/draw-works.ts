import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publicDir } from './content.ts';
import type { Work } from './work.ts';

/**
 * Draws works one after the other, writes their files and logs each. A failure does not stop the others.
 *
 * @throws one error that names all failed works
 */
export async function drawWorks(works: Work[]): Promise<void> {
  const failures: string[] = [];
  for (const work of works) {
    try {
      for (const [path, content] of Object.entries(await work.draw())) {
        const file = join(publicDir, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
      console.log(`public/${work.name}`);
    } catch (error) {
      failures.push(`${work.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
