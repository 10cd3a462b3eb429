import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SwitchingProxy {
  /** The origin that visitors use. */
  origin: string;
  /** Chooses the server of each request from now on, by its path. */
  route(choose: (path: string) => string): void;
  close(): void;
}

/** A balancer without session affinity, whose choice a test decides. */
export async function startSwitchingProxy(): Promise<SwitchingProxy> {
  let choose = (_path: string): string => {
    throw new Error('No server is chosen yet');
  };
  const server = createServer((req, res) => {
    const { method, url: path = '/', headers } = req;
    const forwarded = request(choose(path) + path, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    forwarded.once('error', () => res.destroy());
    res.once('close', () => forwarded.destroy());
    req.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    route: (next) => void (choose = next),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
