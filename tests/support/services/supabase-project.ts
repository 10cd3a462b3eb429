import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { startPostgres } from './postgres.ts';
import { runProgram } from '../run-program.ts';
import { testTools } from '../test-tools.ts';
import { until } from '../until.ts';

/** `hangs`: never answers. `is unreachable`: cuts every connection. */
type GatewayMode = 'answers' | 'hangs' | 'is unreachable';

export type SupabaseProject = Awaited<ReturnType<typeof startSupabaseProject>>;

const REST = '/rest/v1';
const FUNCTION = '/functions/v1/process-form-submission';
const JWT_SECRET = 'a-secret-of-at-least-thirty-two-characters';

/** An API key like Supabase's: a JWT with the role. */
function keyFor(role: 'anon' | 'service_role'): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ iss: 'supabase', role })}`;
  return `${unsigned}.${createHmac('sha256', JWT_SECRET).update(unsigned).digest('base64url')}`;
}

/**
 * Supabase's roles, with the grants that older projects give to every new table: only row-level security
 * restricts visitors there.
 */
const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

const json = { 'Content-Type': 'application/json' };
const seed = readFileSync('supabase/seed.sql', 'utf8');

/**
 * A Supabase project with real components: PostgreSQL with the repository's migrations and seed, PostgREST, and
 * the function on Deno, behind a gateway that requires a key.
 */
export async function startSupabaseProject() {
  const database = await startPostgres();
  await database.query(ROLES);
  for (const name of readdirSync('supabase/migrations').sort())
    await database.query(readFileSync(join('supabase/migrations', name), 'utf8'));
  await database.query(seed);

  const [restPort, functionPort] = [await freePort(), await freePort()];
  const [anonKey, serviceKey] = [keyFor('anon'), keyFor('service_role')];
  const project = { mode: 'answers' as GatewayMode };
  const gateway = createServer((req, res) => {
    if (project.mode === 'is unreachable') return void req.socket.destroy();
    if (project.mode === 'hangs') return;
    const refuse = (status: number, message: string) =>
      void res.writeHead(status, json).end(JSON.stringify({ message }));
    const { method, headers, url: path = '/' } = req;
    if (headers.apikey !== anonKey && headers.apikey !== serviceKey)
      return refuse(401, 'Invalid API key');
    const isRest = path.startsWith(`${REST}/`);
    if (!isRest && path !== FUNCTION) return refuse(404, 'Requested function was not found');
    const to = isRest ? `${restPort}${path.slice(REST.length)}` : `${functionPort}/`;
    const onward = request(`http://127.0.0.1:${to}`, { method, headers }, (response) => {
      res.writeHead(response.statusCode!, response.headers);
      response.pipe(res);
    });
    onward.on('error', (error) => refuse(502, error.message));
    req.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;

  const postgrest = runProgram(testTools.postgrest, [], {
    env: {
      PGRST_DB_URI: `postgres://authenticator@127.0.0.1:${database.port}/postgres`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_JWT_SECRET: JWT_SECRET,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(restPort),
    },
  });
  // With this repository's packages instead of a download.
  const flags = ['--node-modules-dir=manual', '--no-remote', '--allow-net', '--allow-env'];
  const script = 'supabase/functions/process-form-submission/index.ts';
  const deno = runProgram(testTools.deno, ['run', '--no-prompt', ...flags, script], {
    env: {
      DENO_DIR: join(tmpdir(), 'deno'),
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${functionPort}`,
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: anonKey,
      SUPABASE_SERVICE_ROLE_KEY: serviceKey,
    },
  });
  const statusOf = async (path: string) =>
    (await fetch(url + path, { headers: { apikey: anonKey } })).status;
  await until(
    async () =>
      (await statusOf(`${REST}/page_seo?limit=1`)) === 200 && (await statusOf(FUNCTION)) === 405,
  );

  return Object.assign(project, {
    url,
    anonKey,
    serviceKey,
    database,
    /** Resets the tables to the seed. */
    async reset() {
      project.mode = 'answers';
      await database.query('truncate enquiries, page_seo');
      await database.query(seed);
    },
    async stop() {
      for (const program of [postgrest, deno]) {
        program.kill('SIGTERM');
        await program.ended;
      }
      gateway.closeAllConnections();
      gateway.close();
      await database.stop();
    },
  });
}
