import type { RequestListener, Server, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../log.ts';

/** In ms. */
const timeouts = {
  /** For a whole request to arrive, headers included; 408 afterwards. */
  request: 30_000,
  /**
   * For the next request on a connection. Longer than the 60 s of common balancers: otherwise a request could
   * meet a connection that is being closed, and the visitor would see a 502.
   */
  keepAlive: 65_000,
  /**
   * For any activity on a connection. When a reader stops in the middle of an answer, Node checks twice
   * before it closes, so that this takes up to twice as long.
   */
  inactivity: 60_000,
  /** How often Node checks for late requests; its default of 30 s would add to the limits. */
  check: 1_000,
};

/** With more connections, answers would only get slower. */
const MAX_CONNECTIONS = 10_000;
/** File descriptors for the database, the log, the backend and others. */
const OTHER_FILES = 100;

/** Memory of the process without visitors, with all pages cached, in bytes. */
const OWN_MEMORY = 128 * 1024 * 1024;
/**
 * Memory of a connection whose reader stopped in the middle of a film, in bytes: 45 kB in the process, the rest
 * in the kernel's send buffer.
 */
const MEMORY_OF_ONE = 112 * 1024;

/**
 * The number of connections that memory and file descriptors allow; each may also be reading a file.
 *
 * @param openFiles the process's limit (`ulimit -n`)
 * @param memory the limit of its container, in bytes
 */
export function connectionLimitFor(openFiles: number, memory: number): number {
  const byFiles = Math.floor((openFiles - OTHER_FILES) / 2);
  const byMemory = Math.floor((memory - OWN_MEMORY) / MEMORY_OF_ONE);
  return Math.max(1, Math.min(MAX_CONNECTIONS, byFiles, byMemory));
}

/** The number of connections for this process. */
export const connectionLimit = (): number =>
  connectionLimitFor(openFileLimit(), process.constrainedMemory() || Infinity);

/** An HTTP server with limits for slow, stuck and too many clients. */
export function createHttpServer({ request, keepAlive, inactivity, check } = timeouts): Server {
  // An import of the module would read all that it exports, also what loads undici: the start would take 40 ms longer.
  const server = process.getBuiltinModule('node:http').createServer({
    requestTimeout: request,
    headersTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
  });
  server.timeout = inactivity;
  return server;
}

/**
 * Rejects HTTP pipelining: closes a connection that sends two requests before the current answer is complete.
 * Node would start all requests at once. No browser and no balancer pipelines; but their next request may arrive
 * while the server still closes the file whose last byte they have, so that one request waits.
 */
export function rejectPipelining(listener: RequestListener): RequestListener {
  const answering = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakSet<Socket>();

  const answer: RequestListener = (req, res) => {
    const { socket } = req;
    answering.set(socket, res);
    res.once('close', () => answering.delete(socket));
    listener(req, res);
  };
  return (req, res) => {
    const { socket } = req;
    const current = answering.get(socket);
    if (!current) return answer(req, res);
    if (waiting.has(socket)) {
      socket.destroy();
      return;
    }
    waiting.add(socket);
    current.once('close', () => {
      waiting.delete(socket);
      if (!socket.destroyed) answer(req, res);
    });
  };
}

function openFileLimit(): number {
  if (!process.report) return Infinity;
  // The report would resolve the names of its peers; @types/node lacks the property.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files: { soft: number | 'unlimited' } };
  };
  const limit = Number(userLimits?.open_files.soft); // NaN for 'unlimited' or a missing line
  return Number.isNaN(limit) ? Infinity : limit;
}

export interface ConnectionLimits {
  server: Server;
  max: number;
  /** Connections from one address; undefined behind a proxy, whose address all share. */
  maxPerAddress: number | undefined;
  log: Log;
  /** Called for each connection that is refused, or closed to make room. */
  onClosed(): void;
}

const WARN_EVERY_MS = 60_000;

/**
 * Limits connections. An address has its share; when all are taken, one is closed for each new one: the oldest
 * without a request where these are more than a tenth (fewer may be visitors about to send one), else the one
 * that has been idle longest, else the one whose answer began first. Logs one warning a minute with the counts.
 *
 * @returns closes the connections without a request, which browsers open ahead of time
 */
export function limitConnections(limits: ConnectionLimits): () => void {
  const { server, max, maxPerAddress = Infinity, log, onClosed } = limits;
  // Each in the order in which the state began.
  const unused = new Set<Socket>();
  const idle = new Set<Socket>();
  const answering = new Set<Socket>();
  const counts = new Map<string, number>();
  const closed = { refused: 0, idle: 0 };

  function close(socket: Socket, kind: keyof typeof closed): void {
    closed[kind] += 1;
    onClosed();
    socket.destroy();
  }

  function forget(socket: Socket): void {
    unused.delete(socket);
    idle.delete(socket);
    answering.delete(socket);
  }

  function makeRoom(): void {
    const [firstUnused] = unused;
    const [firstIdle] = idle;
    const [firstAnswering] = answering;
    const socket =
      unused.size > max / 10 ? firstUnused : (firstIdle ?? firstAnswering ?? firstUnused);
    if (!socket) return;
    forget(socket); // it closes asynchronously and must not be chosen again
    close(socket, 'idle');
  }

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    if (count > maxPerAddress) return close(socket, 'refused');
    counts.set(address, count);
    socket.once('close', () => {
      forget(socket);
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (unused.size + idle.size + answering.size >= max) makeRoom();
    unused.add(socket);
  });
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    forget(socket);
    answering.add(socket);
    res.once('close', () => {
      if (answering.delete(socket) && !socket.destroyed) idle.add(socket);
    });
  });

  setInterval(() => {
    if (closed.refused + closed.idle > 0)
      log.warn(
        { ...closed, max },
        'Connections were refused because their address has too many, or closed to make room (docs/operations.md, Limits)',
      );
    closed.refused = 0;
    closed.idle = 0;
  }, WARN_EVERY_MS).unref();
  return () => unused.forEach((socket) => socket.destroy());
}
