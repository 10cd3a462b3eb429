import { existsSync, renameSync, rmSync } from 'node:fs';

/** The current build. */
const CURRENT = 'dist';

/**
 * Builds in a folder of its own, which replaces `dist` once complete: a failure leaves the current build.
 *
 * @param build writes all files of the build into the folder
 * @throws what `build` throws
 */
export async function newBuild(build: (folder: string) => Promise<void>): Promise<void> {
  const next = `${CURRENT}.next-${process.pid}`;
  const before = `${CURRENT}.before-${process.pid}`;
  try {
    await build(next);
    if (existsSync(CURRENT)) renameSync(CURRENT, before);
    renameSync(next, CURRENT);
  } finally {
    for (const folder of [next, before]) rmSync(folder, { recursive: true, force: true });
  }
}
