import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { createHttpClient } from '../http-client.ts';
import { runTestProgram, temporaryFolder } from '../test-site.ts';

interface ProxyPorts {
  http: number;
  https: number;
}

interface Proxy {
  /** The certificate that clients must trust, in PEM. */
  certificate: string;
  /** Resolves when it sends requests to a restarted server (by its index). */
  settled(server: number): Promise<void>;
  /** Everything that it has logged. */
  log(): string;
}

/**
 * Starts a real proxy with its configuration of deploy/ in front of local servers, at
 * `https://localhost:<ports.https>`. It is stopped after the test.
 */
export type StartProxy = (ports: ProxyPorts, servers: readonly number[]) => Promise<Proxy>;

export const proxyPorts = async (): Promise<ProxyPorts> => ({
  http: await freePort(),
  https: await freePort(),
});

const inDeploy = (file: string) => resolve('deploy', file);

export const startHaproxy = async (
  { http, https }: ProxyPorts,
  servers: readonly number[],
  configuration = inDeploy('haproxy.cfg'),
): Promise<Proxy> => {
  const statusPort = await freePort();
  const { certificate, both } = makeCertificate();
  const haproxy = runTestProgram('haproxy', ['-db', '-f', configuration], {
    HTTP_BIND: `[::]:${http}`,
    HTTPS_BIND: `[::]:${https}`,
    STATUS_BIND: `127.0.0.1:${statusPort}`,
    CERTIFICATES: both,
    SITE_HOST: 'localhost',
    UNAVAILABLE_PAGE: resolve('dist/unavailable.html'),
    ...Object.fromEntries(servers.map((port, at) => [`SERVER_${at + 1}`, `127.0.0.1:${port}`])),
  });
  const settled = (server: number) =>
    haproxy.until(async () => {
      const response = await fetch(`http://127.0.0.1:${statusPort}/;csv`).catch(() => undefined);
      const row = (await response?.text())
        ?.split('\n')
        .find((line) => line.startsWith(`site,site-${server + 1},`));
      // "UP"; while it goes down "UP 1/3"; before the first check "no check".
      return row?.split(',')[17] === 'UP';
    });
  await Promise.all(servers.map((_, server) => settled(server)));
  return { certificate, settled, log: haproxy.output };
};

export const startCaddy: StartProxy = async ({ http, https }, servers) => {
  const home = temporaryFolder();
  const caddy = runTestProgram(
    'caddy',
    ['run', '--config', inDeploy('Caddyfile'), '--adapter', 'caddyfile'],
    {
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      SITE_HOST: 'localhost',
      OTHER_HOST: 'www.localhost',
      SITE_SERVERS: servers.map((port) => `127.0.0.1:${port}`).join(' '),
      PAGE_FOLDER: resolve('dist'),
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
    },
  );
  // The certificate authority that it uses for local hosts.
  const authority = join(home, 'caddy/pki/authorities/local/root.crt');
  const read = () => (existsSync(authority) ? readFileSync(authority, 'utf8') : '');
  await caddy.until(() => read().includes('END CERTIFICATE')); // written in pieces
  const certificate = read();
  await caddy.until(() => isReady(https, certificate));
  return { certificate, settled: () => sleep(3_000), log: caddy.stderr }; // three probes
};

export const startNginx: StartProxy = async ({ http, https }, servers) => {
  const folder = temporaryFolder();
  const { certificate, both } = makeCertificate();
  mkdirSync(join(folder, 'logs'));
  const site = replaced(readFileSync(inDeploy('nginx.conf'), 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${http};`,
    'listen [::]:80;': `listen [::1]:${http};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${https} ssl http2;`,
    'listen [::]:443 ssl http2;': `listen [::1]:${https} ssl http2;`,
    '/var/log/nginx': join(folder, 'logs'),
    'www.example.com;': 'localhost;',
    'server_name example.com;': 'server_name www.localhost;',
    'https://www.example.com$': 'https://localhost$',
    '/etc/letsencrypt/live/www.example.com/fullchain.pem': both,
    '/etc/letsencrypt/live/www.example.com/privkey.pem': both,
    '/srv/site/current/dist': resolve('dist'),
    '127.0.0.1:3001': `127.0.0.1:${servers[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${servers[1]}`,
  });
  writeFileSync(join(folder, 'site.conf'), site);
  // Debian's nginx.conf, which includes a site's file.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n  access_log off;\n  include ${folder}/site.conf;\n}\n`,
  );
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log', '-g', 'daemon off;'];
  const nginx = runTestProgram('nginx', args, {}, 'SIGTERM'); // SIGKILL would leave its workers
  await nginx.until(() => isReady(https, certificate));
  const log = () =>
    ['site.log', 'error.log']
      .map((name) => readFileSync(join(folder, 'logs', name), 'utf8'))
      .join('');
  return { certificate, settled: () => sleep(6_000), log }; // longer than its fail_timeout
};

/**
 * Replaces values in a configuration, all at once: a port of one must not be read as a value. Each must be in it, so
 * that the test uses the file of deploy/.
 */
function replaced(text: string, values: Record<string, string>): string {
  const known = Object.keys(values);
  for (const from of known)
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf holds no "${from}"`);
  const any = known.map((from) => from.replaceAll(/[.$[\]]/g, String.raw`\$&`)).join('|');
  return text.replaceAll(new RegExp(any, 'g'), (from) => values[from]!);
}

const isReady = (port: number, certificate: string): Promise<boolean> =>
  createHttpClient(certificate)(`https://localhost:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false, // not listening yet
  );

/** A certificate for localhost and www.localhost, and a file with certificate and key. */
function makeCertificate(): { certificate: string; both: string } {
  const folder = temporaryFolder();
  const [file, key, both] = ['certificate', 'key', 'both'].map((name) =>
    join(folder, `${name}.pem`),
  ) as [string, string, string];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  const names = ['-addext', 'subjectAltName=DNS:localhost,DNS:www.localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-subj', '/CN=localhost', ...names, '-keyout', key, '-out', file],
    { stdio: 'ignore' },
  );
  const certificate = readFileSync(file, 'utf8');
  writeFileSync(both, certificate + readFileSync(key, 'utf8'), { mode: 0o600 });
  return { certificate, both };
}
