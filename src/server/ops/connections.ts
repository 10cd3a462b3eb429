import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../types.ts';

export interface ConnectionLimits {
  server: Server;
  /** How many there are at once. */
  most: number;
  /** How many of them one address may have; behind a proxy, whose address all share, undefined. */
  mostFromOne: number | undefined;
  log: Log;
  /** Called for each connection that is closed to make room, or refused. */
  onClosed(): void;
}

const WARN_EVERY_MS = 60_000;

/**
 * Keeps room for a visitor while one client, or many, take all the connections that they can get: an address
 * has its share, and when all are taken, the connection closes that has waited longest for a request, or
 * where none waits, whose answer began first. One warning a minute says how many.
 */
export function limitConnections(limits: ConnectionLimits): void {
  const { server, most, mostFromOne = Infinity, log, onClosed } = limits;
  // In the order in which they began to wait, or to be answered.
  const waiting = new Set<Socket>();
  const answering = new Set<Socket>();
  const counts = new Map<string, number>();
  const closed = { refused: 0, idle: 0 };

  function close(socket: Socket, kind: keyof typeof closed): void {
    closed[kind] += 1;
    onClosed();
    socket.destroy();
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    if (count > mostFromOne) return close(socket, 'refused');
    counts.set(address, count);
    socket.once('close', () => {
      waiting.delete(socket);
      answering.delete(socket);
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (waiting.size + answering.size >= most) {
      const [oldest] = waiting.size > 0 ? waiting : answering;
      if (oldest) {
        // It closes a little later, and must not be chosen again.
        waiting.delete(oldest);
        answering.delete(oldest);
        close(oldest, 'idle');
      }
    }
    waiting.add(socket);
  });
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    waiting.delete(socket);
    answering.add(socket);
    res.once('close', () => {
      if (answering.delete(socket) && !socket.destroyed) waiting.add(socket);
    });
  });

  setInterval(() => {
    if (closed.refused + closed.idle > 0)
      log.warn(
        { ...closed, most },
        'Connections were refused to addresses that have too many, or closed to make room (docs/operations.md, Limits)',
      );
    closed.refused = 0;
    closed.idle = 0;
  }, WARN_EVERY_MS).unref();
}
