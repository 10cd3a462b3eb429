import { once } from 'node:events';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

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
export function createHttpClient(certificate?: string) {
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
