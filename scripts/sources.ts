import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a build is made from. Pictures are served from public as they are, and need none. */
const SOURCES = [
  'src',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/build-content.ts',
  'scripts/content-problems.ts',
  'scripts/page-copies.ts',
  'scripts/samples-left.ts',
  'scripts/check-site.ts',
];

/** Where a build says what it was made from, and when. */
const RECORD = 'dist/build.json';

/**
 * A fingerprint of all that a build is made from: names and contents, so that a file that was
 * deleted or renamed counts as much as one that was changed. Tests don't count.
 *
 * @param root the repository's folder
 */
export function sourcesFingerprint(root = '.'): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((place) => filesIn(join(root, place))).sort()) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    hash.update(`${relative(root, file)} ${content}\n`);
  }
  return hash.digest('hex');
}

/** Whether the build in dist is one of these sources. False where there is none, or half of one. */
export function isBuilt(root = '.'): boolean {
  const record = join(root, RECORD);
  if (!existsSync(record)) return false;
  const { fingerprint } = JSON.parse(readFileSync(record, 'utf8')) as { fingerprint: string };
  return fingerprint === sourcesFingerprint(root);
}

/**
 * The record that a build leaves: where it lies and what it holds. The server shows the release
 * (src/server/ops/release.ts).
 */
export const buildRecord = (fingerprint: string, commit: string): [file: string, text: string] => [
  RECORD,
  JSON.stringify({ fingerprint, commit, builtAt: new Date().toISOString() }),
];

/**
 * The commit of the sources: what REVISION says where there is no repository (in the image's build),
 * else git's; `+` marks one with changes beside it. `unknown` without either.
 */
export function sourcesCommit(): string {
  const revision = process.env['REVISION']?.trim();
  if (revision) return revision;
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return 'unknown';
  }
}

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
