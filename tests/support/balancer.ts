import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  request,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { until } from './until.ts';

/** What a readiness check saw: the answer's status, or that nobody answered. */
export type Readiness = number | 'away';

export interface Balancer {
  origin: string;
  /** What the checks of a target saw, each change once. */
  historyOf(target: string): Readiness[];
  /** Requests that went to a target. */
  servedBy(target: string): number;
}

const CHECK_EVERY_MS = 50;
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * A small load balancer: requests go in turn to the servers whose last readiness check was a 200,
 * over connections that are kept open. It tries nothing twice: what a server loses shows as a 502.
 * Ends with the test.
 */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const histories = new Map<string, Readiness[]>(targets.map((target) => [target, []]));
  const served = new Map<string, number>(targets.map((target) => [target, 0]));
  const isReady = (target: string) => histories.get(target)!.at(-1) === 200;
  let turn = 0;

  const checks = targets.map((target) =>
    setInterval(() => {
      const note = (seen: Readiness) => {
        const history = histories.get(target)!;
        if (history.at(-1) !== seen) history.push(seen);
      };
      get(`${target}/readyz`, { agent: false }, (answer) => {
        note(answer.statusCode!);
        answer.resume();
      }).on('error', () => note('away'));
    }, CHECK_EVERY_MS),
  );

  const server = createServer((req, res) => {
    const ready = targets.filter(isReady);
    const target = ready[turn++ % ready.length];
    if (!target) return void res.writeHead(503).end('no server is ready');
    served.set(target, served.get(target)! + 1);
    pass(req, res, target, agent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    checks.forEach((check) => clearInterval(check));
    server.close();
    server.closeAllConnections();
    agent.destroy();
    await once(server, 'close');
  });
  await until(() => targets.every(isReady));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    historyOf: (target) => histories.get(target) ?? [],
    servedBy: (target) => served.get(target) ?? 0,
  };
}

function pass(req: IncomingMessage, res: ServerResponse, target: string, agent: Agent): void {
  const { 'x-forwarded-for': forwarded, connection: _connection, ...headers } = req.headers;
  const client = [forwarded, req.socket.remoteAddress].filter(Boolean).join(', ');
  const onward = request(
    `${target}${req.url}`,
    { agent, method: req.method, headers: { ...headers, 'x-forwarded-for': client } },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.has(name));
      res.writeHead(answer.statusCode!, Object.fromEntries(kept) as Record<string, string>);
      answer.pipe(res);
      answer.on('error', () => res.destroy());
    },
  );
  onward.on('error', (error) => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502).end(error.message);
  });
  req.pipe(onward);
}
