import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from './log.ts';
import { UNAVAILABLE_PAGE, unavailablePageHtml } from './plain-page.ts';

const DAY_MS = 24 * 3_600_000;
/** How long the files of a release stay after its last process, in ms. */
const KEPT_MS = 30 * DAY_MS;

interface SharedAssetsOptions {
  assetsDir: string;
  /** The folder that the processes of all releases share. */
  sharedDir: string;
  log: Pick<Log, 'warn'>;
}

/**
 * Copies the release's hashed files, and the page for a proxy, into the folder that releases share, and removes what no
 * process has had for 30 days; at once and each day, so that a running release stays. Never rejects: without the copies
 * this release's pages still work.
 */
export async function shareAssets(options: SharedAssetsOptions): Promise<void> {
  const share = async () => {
    const { assetsDir, sharedDir, log } = options;
    try {
      await copyInto(sharedDir, assetsDir);
      await writeWhole(join(sharedDir, UNAVAILABLE_PAGE), (part) =>
        writeFile(part, unavailablePageHtml()),
      );
      await removeOld(sharedDir);
    } catch (error) {
      log.warn(
        { reason: (error as Error).message },
        "The folder SHARED_ASSETS_DIR can't be written: pages of other releases may lack files",
      );
    }
  };
  setInterval(() => void share(), DAY_MS).unref();
  await share();
}

async function copyInto(sharedDir: string, assetsDir: string): Promise<void> {
  await mkdir(sharedDir, { recursive: true });
  const present = new Set(await readdir(sharedDir));
  for (const name of await readdir(assetsDir)) {
    const target = join(sharedDir, name);
    if (!present.has(name))
      await writeWhole(target, (part) => copyFile(join(assetsDir, name), part));
    const now = new Date();
    await utimes(target, now, now);
  }
}

/**
 * Writes a file under another name first, so that nobody reads a part of it. Two processes that start at the same time
 * may write the same file, and in containers their process ids are the same.
 */
async function writeWhole(target: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${target}.${randomUUID()}.part`;
  await write(part);
  await rename(part, target);
}

async function removeOld(sharedDir: string): Promise<void> {
  for (const name of await readdir(sharedDir)) {
    const file = join(sharedDir, name);
    // Another process may have removed it.
    const stats = await stat(file).catch(() => null);
    if (stats && Date.now() - stats.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
