import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import { createHttpClient } from '../http-client.ts';
import { runTestProgram, temporaryFolder } from '../test-site.ts';

/** Starts a real Caddy with deploy/Caddyfile in front of local servers. It is stopped after the test. */
export async function startCaddy(servers: readonly number[]) {
  const [http, https] = [await freePort(), await freePort()];
  const home = temporaryFolder();
  const caddy = runTestProgram(
    'caddy',
    ['run', '--config', resolve('deploy/Caddyfile'), '--adapter', 'caddyfile'],
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
  const send = createHttpClient(certificate);
  const origin = `https://localhost:${https}`;
  await caddy.until(() =>
    send(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false, // not listening yet
    ),
  );
  return {
    origin,
    /** Its address for plain http. */
    http: `http://localhost:${http}`,
    /** The certificate that clients must trust, in PEM. */
    certificate,
    /** Sends a request and trusts that certificate. */
    send,
    /** Everything that it has logged. */
    log: caddy.stderr,
  };
}
