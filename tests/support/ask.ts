import { once } from 'node:events';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Question {
  /** The requested host, if it differs from the origin's. */
  host?: string;
  headers?: Record<string, string>;
  /** Posted as JSON. */
  body?: object;
  /** The visitor's address, a local one. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/**
 * An HTTP client for an origin on this machine that trusts a certificate (PEM), keeps up to 30 connections and
 * follows no redirect. Unlike `fetch`, it can set its address and its trusted certificate.
 */
export function createVisitors(certificate?: string) {
  const agent = new Agent({ ca: certificate, keepAlive: true, maxSockets: 30 });
  return async function ask(
    url: string,
    { host, headers, body, from }: Question = {},
  ): Promise<Answer> {
    const { protocol, hostname, port, pathname, search } = new URL(url);
    const options = {
      hostname: '127.0.0.1',
      port,
      path: pathname + search,
      method: body ? 'POST' : 'GET',
      ...(from && { localAddress: from }),
      headers: {
        Host: host ?? hostname,
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    };
    const asked =
      protocol === 'https:'
        ? request({ ...options, agent, servername: host ?? hostname })
        : plainRequest(options);
    asked.end(body && JSON.stringify(body));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, headers: answer.headers, text: await text(answer) };
  };
}
