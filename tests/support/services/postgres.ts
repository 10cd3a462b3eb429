import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { runProgram } from '../run-program.ts';
import { testTools, toolsDir } from '../test-tools.ts';

/** PostgreSQL refuses to run as root, so root runs it as `nobody`. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** The part of `pg` that is used; it is installed beside PostgreSQL. */
interface Pg {
  Client: new (options: { host: string; port: number; user: string }) => {
    connect(): Promise<void>;
    query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
    end(): Promise<void>;
  };
}

/** A real PostgreSQL with an empty database, in a folder that is deleted when it stops. */
export async function startPostgres() {
  // Not in the tests' folder or the repository, which the other user can't read.
  const folder = mkdtempSync('/tmp/postgres-');
  let programs = testTools.postgresql;
  if (isRoot) {
    programs = join(folder, 'programs');
    cpSync(testTools.postgresql, programs, { recursive: true, verbatimSymlinks: true });
    chownSync(folder, NOBODY, NOBODY);
  }
  const data = join(folder, 'data');
  const locale = { ...process.env, LC_ALL: 'C' };
  execFileSync(
    join(programs, 'bin/initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...user, env: locale, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();

  const start = async () => {
    const address = ['-h', '127.0.0.1', '-p', String(port), '-k', ''];
    const args = ['-D', data, ...address, '-c', 'shared_buffers=16MB'];
    const server = runProgram(join(programs, 'bin/postgres'), args, { ...user, env: locale });
    await server.until(() => /ready to accept connections/.test(server.stderr()));
    return server;
  };

  let server = await start();
  return {
    port,
    /** Runs SQL as the superuser. */
    async query(sql: string, values?: unknown[]) {
      const { Client } = createRequire(`${toolsDir}/`)('pg') as Pg;
      const client = new Client({ host: '127.0.0.1', port, user: 'postgres' });
      await client.connect();
      try {
        const result = await client.query(sql, values);
        return result.rows;
      } finally {
        await client.end();
      }
    },
    /** Kills the server and starts it again on the same data. */
    async crash() {
      server.kill('SIGKILL');
      await server.ended;
      server = await start();
    },
    async stop() {
      server.kill('SIGQUIT'); // the data is not needed
      await server.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
