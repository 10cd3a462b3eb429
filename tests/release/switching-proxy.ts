import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer without session affinity, whose choice a test decides. */
export async function startSwitchingProxy() {
  let choose: (path: string) => string;
  const server = createServer((req, res) => {
    const { method, url: path = '/', headers } = req;
    const forwarded = request(choose(path) + path, { method, headers }, (response) => {
      res.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(res);
    });
    forwarded.once('error', () => res.destroy());
    res.once('close', () => forwarded.destroy());
    req.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Chooses the server of each request from now on, by its path. */
    route: (next: typeof choose) => void (choose = next),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
