import { type Output, writeWork } from './output.ts';
import type { Work } from './work.ts';

/**
 * Draws works one after the other and logs each. A failure does not stop the others.
 *
 * @throws one error that names all failed works
 */
export async function drawWorks(works: Work[], output: Output): Promise<void> {
  const failures: string[] = [];
  for (const work of works) {
    try {
      const drawn = await writeWork(work, output);
      const path = `public/${work.name}`;
      console.log(drawn ? path : `${path}: left alone, the file there is your own`);
    } catch (error) {
      failures.push(`${work.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
