import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../free-port.ts';
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

/** How long a proxy waits for a server by default; deploy/ sets 15 s. */
const LIMIT_MS = 60_000;

interface HttpRequest {
  /** The requested host, if it differs from the origin's. */
  host?: string;
  headers?: Record<string, string>;
  /** Posted as JSON. */
  body?: object;
  /** The client's IP address, a local one. */
  from?: string;
  /** The server's IP address on this machine: 127.0.0.1 by default. */
  to?: string;
}

/**
 * An HTTP client for an origin on this machine that trusts a certificate (PEM), keeps up to 30 connections, follows
 * no redirect, and fails after a minute. Unlike `fetch`, it can set its IP address and its trusted certificate.
 */
function createHttpClient(certificate: string) {
  const agent = new Agent({ ca: certificate, keepAlive: true, maxSockets: 30 });
  return async function send(
    url: string,
    { host, headers, body, from, to = '127.0.0.1' }: HttpRequest = {},
  ) {
    const { protocol, hostname, port, pathname, search } = new URL(url);
    const options = {
      hostname: to,
      port,
      path: pathname + search,
      method: body ? 'POST' : 'GET',
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(from && { localAddress: from }),
      headers: {
        Host: host ?? hostname,
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    };
    const sent =
      protocol === 'https:'
        ? request({ ...options, agent, servername: host ?? hostname })
        : plainRequest(options);
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: await text(response),
    };
  };
}
