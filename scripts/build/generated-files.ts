import { ContentError } from '../../src/content/compiler/content-error.ts';
import { writeCompiled } from '../../src/content/compiler/compile-yaml.ts';

/**
 * Writes the files that are generated from content and its schemas.
 *
 * @throws ContentError
 */
export async function writeGenerated(): Promise<void> {
  writeCompiled();
  // Imported only now, because they import what is compiled.
  const { writeEditorSchemas } = await import('./editor-schemas.ts');
  writeEditorSchemas();
  const { writeSeed } = await import('./seed.ts');
  writeSeed();
}

/** A step has failed in its own process, which has printed why. */
export class StepError extends Error {}

/** Runs a task of a script. Problems of the content are printed without a stack and end the script with status 1. */
export async function reportContentErrors(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (error instanceof ContentError) console.error(error.message);
    else if (!(error instanceof StepError)) throw error;
    process.exitCode = 1;
  }
}
