import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RECORD } from './sources.ts';

/** Every build has a folder of its own here, named by its time. */
const BUILDS = 'builds';
/** The link that leads to the current one. */
const CURRENT = 'dist';
/** Processes that began with an earlier build read its files for as long as it is among these. */
const KEPT = 5;

const SQLITE_BUSY = 5;
const WAIT_FOR_OTHER_BUILD_MS = 10 * 60_000;

/**
 * Builds in a new folder beside the others and lets `dist` lead to it once it is complete: a failure leaves the
 * current build, and running processes keep the files that they began with. Builds at the same time wait for each
 * other.
 *
 * @param build writes all files of the build into the folder
 * @throws what `build` throws
 */
export async function newBuild(build: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(BUILDS, { recursive: true });
  const lock = lockBuilds();
  const folder = join(BUILDS, new Date().toISOString().replaceAll(':', '-'));
  try {
    await build(folder);
    makeCurrent(folder);
    removeOthers();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    lock.close();
  }
}

/** The lock of a database, which the system releases when a process is killed. */
function lockBuilds(): DatabaseSync {
  const lock = new DatabaseSync(join(BUILDS, 'lock.db'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    console.log('Another build is running here: waiting for its end …');
    lock.exec(`PRAGMA busy_timeout = ${WAIT_FOR_OTHER_BUILD_MS}; BEGIN EXCLUSIVE`);
  }
  return lock;
}

/** Changes the link in one step, so that there is a build at each moment. */
function makeCurrent(folder: string): void {
  const link = `${folder}.link`;
  symlinkSync(folder, link);
  // A folder can't be replaced by a link: a copied or unpacked build.
  if (lstatSync(CURRENT, { throwIfNoEntry: false })?.isDirectory())
    rmSync(CURRENT, { recursive: true });
  renameSync(link, CURRENT);
}

/** Removes builds that are old or were interrupted. */
function removeOthers(): void {
  const names = readdirSync(BUILDS).filter((name) => name !== 'lock.db');
  const complete = names.filter((name) => existsSync(join(BUILDS, name, RECORD))).sort();
  const kept = complete.slice(-KEPT);
  for (const name of names)
    if (!kept.includes(name)) rmSync(join(BUILDS, name), { recursive: true });
}
