import { readFile } from 'node:fs/promises';
import { toContent, type Content, type ContentFile } from '../records/content.ts';

/**
 * Reads the compiled content that `scripts/build-content.ts` wrote (production; development
 * compiles in memory). It was validated when it was written, so that a start costs one read.
 * Throws when the file is missing or no JSON, naming it.
 */
export async function loadContent(file: string): Promise<Content> {
  try {
    return toContent(JSON.parse(await readFile(file, 'utf8')) as ContentFile);
  } catch (error) {
    throw new Error(`Can't read the compiled content ${file}; build the site first.`, {
      cause: error,
    });
  }
}
