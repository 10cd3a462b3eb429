import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The inputs of a build. Pictures are served from public directly and need no build. */
const SOURCES = ['content', 'src', 'server.ts', 'scripts', 'vite.config.ts', 'package-lock.json'];

/** The file of a build with its inputs, commit and time, written last. */
export const BUILD_INFO = 'build.json';

/**
 * A hash of the names and contents of all inputs, without tests.
 *
 * @param root the repository's folder
 */
export function sourcesFingerprint(root = '.'): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((place) => sourceFiles(join(root, place))).sort()) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    hash.update(`${relative(root, file)} ${content}\n`);
  }
  return hash.digest('hex');
}

/** Whether dist holds a complete build of these sources. */
export function isBuilt(root = '.'): boolean {
  const file = join(root, 'dist', BUILD_INFO);
  if (!existsSync(file)) return false;
  const { fingerprint } = JSON.parse(readFileSync(file, 'utf8')) as { fingerprint: string };
  return fingerprint === sourcesFingerprint(root);
}

/** The content of that file. The server reports it (src/server/ops/build-info.ts). */
export const buildInfo = (fingerprint: string, commit: string): string =>
  JSON.stringify({ fingerprint, commit, builtAt: new Date().toISOString() });

/**
 * The sources' commit: COMMIT where there is no repository (as in the image's build), else git's, with `+` if there
 * are uncommitted changes. `unknown` without either.
 */
export function sourcesCommit(): string {
  const commit = process.env['COMMIT']?.trim();
  if (commit) return commit;
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return 'unknown';
  }
}

function sourceFiles(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
