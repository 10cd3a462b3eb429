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

/**
 * A command's drawings: those whose names begin with one of the given words, all without words. Prints what was
 * drawn; on a failure, or if nothing begins so, prints why and ends the process with 1.
 */
export async function drawWanted(all: Work[], wanted: string[], output: Output): Promise<void> {
  const works = all.filter(
    ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
  );
  try {
    if (works.length === 0)
      throw new Error(
        `Nothing that is drawn here begins with ${wanted.join(' or ')}. Names are paths below public: ${all.map(({ name }) => name).join(', ')}`,
      );
    await drawWorks(works, output);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
