import { place } from './place.ts';
import type { Place } from './place.ts';
import type { Work } from './works.ts';

/**
 * Draws works one after the other and says what became of each. What can't be drawn doesn't keep the
 * rest from being drawn.
 * @throws when one couldn't be drawn, naming it
 */
export async function drawWorks(works: Work[], site: Place): Promise<void> {
  const failures: string[] = [];
  for (const work of works) {
    try {
      const drawn = await place(work, site);
      console.log(drawn ? work.name : `${work.name}: left alone, the file there is your own`);
    } catch (error) {
      failures.push(`${work.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
