import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { runProgram, type RunningProgram } from '../run-program.ts';
import { testTools } from '../test-tools.ts';
import { until } from '../until.ts';

/** `hangs`: never answers. `is unreachable`: cuts every connection. */
type GatewayMode = 'answers' | 'hangs' | 'is unreachable';

export interface SupabaseProject {
  url: string;
  anonKey: string;
  serviceKey: string;
  /** The behaviour of the project's gateway. */
  mode: GatewayMode;
  database: Postgres;
  /** Resets the tables to the seed. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const FUNCTION = 'process-form-submission';
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

const seed = readFileSync('supabase/seed.sql', 'utf8');

/**
 * A Supabase project with real components: PostgreSQL with the repository's migrations and seed, PostgREST, and
 * the function on Deno, behind a gateway that requires a key.
 */
export async function startSupabaseProject(): Promise<SupabaseProject> {
  const database = await startPostgres();
  await database.query(ROLES);
  for (const name of readdirSync('supabase/migrations').sort())
    await database.query(readFileSync(join('supabase/migrations', name), 'utf8'));
  await database.query(seed);

  const ports = { rest: await freePort(), function: await freePort() };
  const keys = { anonKey: keyFor('anon'), serviceKey: keyFor('service_role') };
  const project = { mode: 'answers' as GatewayMode, ...keys };
  const gateway = createServer((req, res) => pass(req, res, project, ports));
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;

  const programs = [startPostgrest(database.port, ports.rest), startFunction(url, keys, ports)];
  await until(async () => {
    const headers = { apikey: keys.anonKey };
    const answers = [`/rest/v1/page_seo?limit=1`, `/functions/v1/${FUNCTION}`].map((path) =>
      fetch(url + path, { headers }),
    );
    const [rest, called] = await Promise.all(answers);
    return rest!.status === 200 && called!.status === 405;
  });

  return Object.assign(project, {
    url,
    database,
    async reset() {
      project.mode = 'answers';
      await database.query('truncate enquiries, page_seo');
      await database.query(seed);
    },
    async stop() {
      for (const program of programs) program.kill('SIGTERM');
      await Promise.all(programs.map(({ ended }) => ended));
      gateway.closeAllConnections();
      gateway.close();
      await database.stop();
    },
  });
}

function startPostgrest(databasePort: number, port: number): RunningProgram {
  return runProgram(testTools.postgrest, [], {
    env: {
      PGRST_DB_URI: `postgres://authenticator@127.0.0.1:${databasePort}/postgres`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_JWT_SECRET: JWT_SECRET,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  });
}

/** The deployed function, with this repository's packages instead of a download. */
function startFunction(
  url: string,
  { anonKey, serviceKey }: { anonKey: string; serviceKey: string },
  ports: { function: number },
): RunningProgram {
  const flags = ['--node-modules-dir=manual', '--no-remote', '--allow-net', '--allow-env'];
  return runProgram(
    testTools.deno,
    ['run', '--no-prompt', ...flags, `supabase/functions/${FUNCTION}/index.ts`],
    {
      env: {
        DENO_DIR: join(tmpdir(), 'deno'),
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${ports.function}`,
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: anonKey,
        SUPABASE_SERVICE_ROLE_KEY: serviceKey,
      },
    },
  );
}

/** The project's gateway: requires a key and routes to the components. */
function pass(
  req: IncomingMessage,
  res: ServerResponse,
  { mode, anonKey, serviceKey }: { mode: GatewayMode; anonKey: string; serviceKey: string },
  ports: { rest: number; function: number },
): void {
  if (mode === 'is unreachable') return void req.socket.destroy();
  if (mode === 'hangs') return;
  const refuse = (status: number, message: string) =>
    void res
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ message }));
  const key = req.headers.apikey;
  if (key !== anonKey && key !== serviceKey) return refuse(401, 'Invalid API key');
  const path = req.url ?? '/';
  const rest = '/rest/v1';
  const isRest = path.startsWith(`${rest}/`);
  if (!isRest && path !== `/functions/v1/${FUNCTION}`)
    return refuse(404, 'Requested function was not found');
  const onward = request(
    {
      host: '127.0.0.1',
      port: isRest ? ports.rest : ports.function,
      path: isRest ? path.slice(rest.length) : '/',
      method: req.method,
      headers: req.headers,
    },
    (answer) => {
      res.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(res);
    },
  );
  onward.on('error', (error) => refuse(502, error.message));
  req.pipe(onward);
}
