import { once } from 'node:events';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

export interface Question {
  /** The name that is asked for, where it isn't the origin's. */
  host?: string;
  headers?: Record<string, string>;
  /** Posted as JSON. */
  body?: object;
  /** The visitor's own address, one of this machine's. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

/**
 * Visitors of an origin on this machine, who trust this certificate (PEM) and keep up to 30
 * connections: what is more waits. They follow no redirect. Unlike `fetch`, they can say where they
 * come from and whom they trust.
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
